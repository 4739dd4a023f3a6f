package cardbench.codes.export;

import java.util.List;

/** Names that would break out of what they are written into, if they were let. */
public final class HostileNames {

    /** One list for all targets: what is harmless in one is the way out of another. */
    public static final List<String> ALL =
            List.of(
                    "[/code][url=http://evil.example]x[/url]",
                    "[/b][/list][img]http://evil.example/x.png[/img]",
                    "[b]loud[/b] [*] {:4_86:} :) [s:ac:lol] [@somebody]",
                    "[quote][collapse=more][size=7]x",
                    "``` ` `` back-ticks ~~~ ~~struck~~",
                    "a | b | c\n|---|---|\n| 1 | 2 |",
                    "# heading\n\n- item\n> quote\n---\n1. one",
                    "*star* _line_ **loud** __loud__ \\ \\* &amp; &lt; &#42; &copy;",
                    "[link](http://evil.example) ![image](x.png) [ref]: http://evil.example",
                    "<http://evil.example> http://evil.example www.evil.example a@evil.example",
                    "//evil.example/x ///evil.example http:////evil.example (//127.0.0.1:9/z)",
                    "line\nbreak\r\nand\rothers\u0085\u2028\u2029\u000b\f",
                    "</svg><script>alert(1)</script>",
                    "]]><script>alert(1)</script><!-- --> <![CDATA[x]]> <?xml?> <!DOCTYPE x>",
                    "</title></text></h3></li></ul></section></pre></textarea></style>",
                    "\"><img src=x onerror=alert(1)> ' onload='alert(1)",
                    "&lt;script&gt;alert(1)&lt;/script&gt; &#0; &#x1; &unknown; &",
                    "\u202egnorw eht yaw \u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d",
                    "\u0000 nothing \u0001\u0002\u0008\u001b[31m\u007f\u009f",
                    "letters ".repeat(1_250),
                    "字".repeat(10_000),
                    "lone \ud800 half \udc00 characters \ud83d",
                    "\ufffe\uffff\ufdd0\ufeff no characters \ufdef",
                    "whole \ud83d\ude00 characters \ud83c\udccf and \ud840\udc0b",
                    "{{template}} {% tag %} ${value} @everyone <@123> :smile: ||hidden||",
                    "$math$ $$math$$ ^^up^^ ==mark==",
                    "javascript:alert(1) data:text/html,x",
                    "\t   \n ",
                    "");

    private HostileNames() {}
}
