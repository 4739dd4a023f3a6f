package cardbench.cli.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeanTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a { color : red ; }       | a{color :red;}",
                "a :hover, b > i { x: 1 }  | a :hover,b>i{x:1}",
                "@media (min-width: 3em) and (print) { p { margin: 0 auto } } | @media (min-width:3em) and (print){p{margin:0 auto}}",
                "a { b: calc(1px + 2px) }  | a{b:calc(1px + 2px)}",
                "/* one */ a { /* two */ b: c /* three */; } | a{b:c;}",
                "a/* ; */{ }               | a{}",
                "a { content: \"/* ; */  x\" } | a{content:\"/* ; */  x\"}",
                "a { content: '\\' {  '; } | a{content:'\\' {  ';}",
            })
    void style_losesOnlyWhatMeansNothing(String css, String lean) {
        assertEquals(lean, LeanText.style(css));
    }

    @Test
    void page_losesCommentsAndIndentation() {
        assertEquals(
                "<p>\nOne  <b>two</b>\n</p>\n",
                LeanText.page("<p>\n  One  <b>two</b><!-- three\n four -->\n\n</p>\n"));
    }
}
