package cardbench.build.site;

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
                "a { content: \"\\2212  \" / \"\" } | a{content:\"\\2212  \" / \"\"}",
                "a { b: calc( var(--c) + -1 * (2px - 1px) ) } | a{b:calc( var(--c) + -1 * (2px - 1px) )}",
                "@supports not (a: b) { c { d: e } } | @supports not (a:b){c{d:e}}",
                "@supports (a: b) and (not (c: d)) { } | @supports (a:b) and (not (c:d)){}",
                "@media (20em <= width <= 40em) { } | @media (20em <= width <= 40em){}",
                "a /* > */ b, c/**/.d , e /**/.f { } | a b,c/**/.d,e .f{}",
                "a + b ~ c > d * { } | a + b ~ c>d *{}",
                "a b:not(c , d) :is( e ) { } | a b:not(c,d) :is( e ){}",
                "a { --b: c , d; e: f ! important } | a{--b:c,d;e:f ! important}",
                "a { b: url( c;  d,  /* e */ ) } | a{b:url( c;  d,  /* e */ )}",
                "a { b: url( 'c  )' ) , URL(d\\)  e) } | a{b:url( 'c  )' ),URL(d\\)  e)}",
                "a { b: curl( c ,  d ) }    | a{b:curl( c,d )}",
                ".a\\: b, .a\\,  b { }      | .a\\: b,.a\\, b{}",
                ".\\31  b, .\\31 b, .\\0000313 b { } | .\\31  b,.\\31 b,.\\0000313 b{}",
                "a { b: 'c /* ' ; } /* ' */ d { e: \"*/  \" } | a{b:'c /* ';}d{e:\"*/  \"}",
                "a[b = 'c  d']  /*e*/ { } /* | a[b = 'c  d']{}",
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

    @Test
    void page_keepsQuotedAttributes() {
        assertEquals(
                "<p title=\"a\n  <!-- b -->\"\nclass='c\n  \"'>\nit's\n<i>d</i>",
                LeanText.page(
                        "<p title=\"a\n  <!-- b -->\"\n  class='c\n  \"'>\n  it's\n  <i>d</i><!--"));
    }
}
