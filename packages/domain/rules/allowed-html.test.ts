import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedHtml } from './allowed-html.ts'

describe('allowedHtml', () => {
  it.each([
    '<p><strong>Ligue 190.</strong></p><ul><li>Guarde &amp; mostre</li></ul>',
    'Sem marca nenhuma',
    '',
    '<ol><li>1</li></ol><br><em>2</em>',
    '1 &lt; 2&nbsp;&#39;',
  ])('leaves %j as it is', (html) => {
    expect(allowedHtml(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<p onclick="alert(1)" class=x>a</p>', '<p>a</p>'],
    ['<P STYLE="x">a</P>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<a href="javascript:alert(1)">b</a>', 'b'],
    ['<scr<p>ipt>', '&lt;scr<p>ipt&gt;'],
    ['<<p>p onmouseover=x>', '&lt;<p>p onmouseover=x&gt;'],
    ['<p title=">" onclick=x>', '<p>" onclick=x&gt;'],
    ['<!-- <p> --><!doctype html>', '&lt;!-- <p> --&gt;&lt;!doctype html&gt;'],
    ['<p', '&lt;p'],
    ['<pp>a</pp>', 'a'],
    ['R$ 1 & 2 > 3', 'R$ 1 &amp; 2 &gt; 3'],
    ['&lt;script&gt; &copy; &#x3c;', '&lt;script&gt; &amp;copy; &amp;#x3c;'],
  ])('makes %j to %j', (html, safe) => {
    expect(allowedHtml(html)).toBe(safe)
  })

  it('leaves nothing but plain tags of whatever is made of such parts', () => {
    const parts = ['<', '>', '/', 'p', 'script', ' onload=', '"', '&', 'lt;', 'img', '!--', '\n', '\u0000']
    const made = fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map((each) => each.join(''))
    fc.assert(
      fc.property(made, (html) => {
        const safe = allowedHtml(html)
        expect(safe.replace(/<\/?(?:p|br|ul|ol|li|strong|em)>/g, '')).not.toMatch(/[<>]/)
        expect(allowedHtml(safe)).toBe(safe)
      }),
    )
  })
})
