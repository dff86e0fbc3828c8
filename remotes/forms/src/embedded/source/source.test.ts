// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { hideRefused } from './hideRefused';
import { parseForm } from './parseForm';
import { prefixSelector } from './prefixNames';
import { applyStyles, prepareNodes } from './prepareNodes';
import { purifyText, toInertNodes } from './purify';

describe('hideRefused', () => {
  it.each([
    ['<p style="a">', '<p data-taskweave-css="a">'],
    ["<p class='x' STYLE='a' id=y>", "<p class='x' data-taskweave-css='a' id=y>"],
    ['<p style=a>', '<p data-taskweave-css=a>'],
    ['<p title="a style=b">style="c"</p>', '<p title="a style=b">style="c"</p>'],
    ['<p ng-style="a" data-style="b">', '<p ng-style="a" data-style="b">'],
    ['<b onclick="f()">', '<b data-taskweave-code-onclick="f()">'],
    ['<img/onerror=f()>', '<img/data-taskweave-code-onerror=f()>'],
    ['<p title="a>b" style="c">', '<p title="a>b" data-taskweave-css="c">'],
    ['<!-- <p style="a"> -->', '<!-- <p style="a"> -->'],
    ['<style>p { color: red }</style>', '<script type="text/x-taskweave-style">p { color: red }</script>'],
    ['<script>"<p style=\\"a\\">"</script>', '<script>"<p style=\\"a\\">"</script>'],
    ['<p title=a\'b style="a">', '<p title=a\'b data-taskweave-css="a">'],
    [
      '<STYLE>a</style ><p style="b">',
      '<script type="text/x-taskweave-style">a</script><p data-taskweave-css="b">',
    ],
    ['<textarea style="a"></title></textarea>', '<textarea data-taskweave-css="a"></title></textarea>'],
    ['<!--><p style="a">', '<!--><p data-taskweave-css="a">'],
    ['<style>a', '<script type="text/x-taskweave-style">a</script>'],
    ['<b>1 < 2<p style="a', '<b>1 < 2<p style="a'],
  ])('%s', (html, hidden) => {
    expect(hideRefused(html)).toBe(hidden);
  });

  it.each(['<!--', '<a ', '<a b="', "P<P'L", '<script>', '<style a=">', '</script ', '<p a = '])(
    'is done at once with many of %s @H30',
    (part) => {
      const begin = performance.now();
      hideRefused(part.repeat(30_000));
      expect(performance.now() - begin).toBeLessThan(1000);
    },
  );
});

describe('parseForm', () => {
  it.each([
    ['plain', '<form><input cam-variable-name="a" required></form>', [false, false, false, false]],
    ['a script', '<form><script cam-script>$("a")</script></form>', [true, false, false, false]],
    ['a date library', '<form><script cam-script>moment()</script></form>', [true, false, false, true]],
    ['the scope', '<form><script cam-script>$scope.a = 1</script></form>', [true, true, false, false]],
    [
      'injection',
      '<form><script cam-script>inject(function () {})</script></form>',
      [true, true, false, false],
    ],
    ['ng-model', '<form><input ng-model="a"></form>', [true, true, false, false]],
    ['data-ng-show', '<form><p data-ng-show="a"></p></form>', [true, true, false, false]],
    ['an expression', '<form>{{ a }}</form>', [true, true, false, false]],
    ['an expression in a style', '<form><p style="width: {{ a }}"></p></form>', [true, true, false, false]],
    ['an expression in an attribute', '<form><p title="{{ a }}"></p></form>', [true, true, false, false]],
    ['a handler', '<form><b onclick="f({a: {{}}})"></b></form>', [false, false, false, false]],
    ['a script in a formula', '<form><math><script>f()</script></math></form>', [false, false, false, false]],
    [
      'a style in a formula',
      '<form><math><mtext><style>p {}</style></mtext></math></form>',
      [false, false, false, false],
    ],
    ['a widget', '<form><input uib-datepicker-popup></form>', [true, true, true, false]],
    ['a page script', '<script>f()</script><form></form>', [true, false, false, false]],
    ['data', '<form><script type="text/template">{{ a }}</script></form>', [false, false, false, false]],
  ])('knows what a form needs: %s', (_case, html, [code, angular, widgets, moment]) => {
    expect(parseForm(html).needs).toEqual({ code, angular, widgets, moment });
  });

  it('collects scripts in the form by their attribute, and those of the page by their type', () => {
    const parsed = parseForm(
      '<script>page</script><script cam-script>outside</script><form><script cam-script type="text/form-script">one</script><script src="/a.js"></script><script form-script type="text/form-script">old</script><script cam-script>two</script></form>',
    );
    expect(parsed.formScripts).toEqual(['one', 'two']);
    expect(parsed.pageScripts).toEqual([
      { kind: 'text', text: 'page' },
      { kind: 'file', address: '/a.js' },
    ]);
    expect(parsed.body.querySelector('script')).toBeNull();
  });

  it('collects styles', () => {
    const parsed = parseForm(
      '<style>p { color: red }</style><link rel="stylesheet" href="/a.css"><form></form>',
    );
    expect(parsed.styles).toEqual(['p { color: red }']);
    expect(parsed.styleLinks).toEqual(['/a.css']);
  });
});

it.each([
  ['none', '<form style="margin: 0"></form>', false],
  ['in a style sheet', '<style>p { color: red }</style><form></form>', true],
  ['of a background', '<form style="background: #fff"></form>', true],
  ['of one element', '<form><p style="border: 0; background-color: red"></p></form>', true],
  ['of an old attribute', '<form><table bgcolor="red"></table></form>', true],
  ['in a linked sheet', '<link rel="stylesheet" href="/a.css"><form></form>', true],
])('colours of a form %s', (_case, html, hasColours) => {
  expect(parseForm(html).hasColours).toBe(hasColours);
});

it('prepareNodes takes handlers, the focus and addresses that are code off the elements', () => {
  const { nodes, handlers } = prepareNodes(
    parseForm('<form><a href="javascript:void(0)" onclick="go()" autofocus>x</a></form>'),
  );
  expect(handlers).toEqual([{ event: 'click', code: 'go()' }]);
  const box = document.createElement('div');
  box.append(nodes);
  expect(box.innerHTML).toBe('<form><a href="#" data-taskweave-onclick="0">x</a></form>');
});

describe('forms that may not run code', () => {
  it.each([
    ['<img src="https://a.example/x.png" onerror="f()">', '<img src="https://a.example/x.png">'],
    ['<a href="javascript:f()">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href=" java\nscript:f()">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="/x" target="_top">x</a>', '<a href="/x" rel="noopener noreferrer">x</a>'],
    [
      '<form name="cookie" action="https://evil.example" onsubmit="f()"></form>',
      '<form name="user-content-cookie"></form>',
    ],
    ['<input name="a" formaction="https://evil.example">', '<input name="user-content-a">'],
    ['<iframe srcdoc="x"></iframe><object></object><embed>', ''],
    ['<svg><a xlink:href="javascript:f()">x</a></svg>', ''],
    ['<math><mtext><img src=x onerror=f()></mtext></math>', ''],
    ['<template><img src=x onerror=f()></template>', ''],
    ['<center><b>kept</b></center>', '<b>kept</b>'],
    ['<p data-ng-app="x" ng:init="f()" x_ng-click="f()" title="1">x</p>', '<p title="1">x</p>'],
    ['<p class="a ng-init:f()">x</p>', '<p class="user-content-a">x</p>'],
    [
      '<p class="btn _3Lef0G fjs-form">x</p>',
      '<p class="btn user-content-_3Lef0G user-content-fjs-form">x</p>',
    ],
    ['<p data-plugin="a" data-keeps-input data-row="1" data-claim data-embedded-host>x</p>', '<p>x</p>'],
    [
      '<button commandfor="a" command="show-modal" popovertargetaction="show">x</button>',
      '<button>x</button>',
    ],
    ['<img src="/engine-rest/engine"><img src="/images/a.png">', '<img><img src="/images/a.png">'],
    ['<div popover id="a" popovertarget="a" contenteditable>x</div>', '<div id="user-content-a">x</div>'],
    ['<dialog open>x</dialog>', 'x'],
    ['<a href="#a">x</a>', '<a href="#user-content-a" rel="noopener noreferrer">x</a>'],
    ['<a href="#/?task=1">x</a>', '<a href="#/?task=1" rel="noopener noreferrer">x</a>'],
    ['<p data-taskweave-code-onclick="f()" data-taskweave-onclick="0">x</p>', '<p>x</p>'],
    [
      '<button cam-error-code="a:b" cam-error-message="Note: no">x</button>',
      '<button cam-error-code="a:b" cam-error-message="Note: no">x</button>',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=f()>"></noscript>', null],
    ['<input cam-variable-name="a" cam-variable-type="String" aria-label="A" required>', null],
  ])('%s', (html, expected) => {
    const box = document.createElement('div');
    box.append(toInertNodes(parseForm(html).body));
    if (expected !== null) expect(box.innerHTML).toBe(expected);
    expect(box.querySelector('script, iframe, svg, style, object, [onerror], [onload]')).toBeNull();
  });

  it('keeps what fields are made of', () => {
    const html =
      '<label for="a">A</label><input id="a" class="form-control" cam-variable-name="a" cam-variable-type="String" required="" pattern="x">';
    const box = document.createElement('div');
    box.append(toInertNodes(parseForm(html).body));
    expect(box.innerHTML).toBe(
      html.replaceAll('"a">A', '"user-content-a">A').replace('id="a"', 'id="user-content-a"'),
    );
  });
});

describe('names that hide a member of the form or of the document', () => {
  const NAMES = [
    'attributes',
    'childNodes',
    'children',
    'firstChild',
    'parentNode',
    'nodeName',
    'localName',
    'namespaceURI',
    'ownerDocument',
    'querySelector',
    'querySelectorAll',
    'getAttribute',
    'getAttributeNames',
    'setAttribute',
    'hasAttribute',
    'removeAttribute',
    'removeChild',
    'insertBefore',
    'remove',
    'closest',
    'matches',
    'style',
    'noValidate',
    'elements',
    'submit',
    'body',
    'cookie',
    'createElement',
    'documentElement',
  ];
  const isField = '[cam-variable-name="a"]';

  it.each(NAMES)('%s, in a form that may not run code', (name) => {
    const box = document.createElement('div');
    const html = `<form style="color: red"><input name="${name}" cam-variable-name="a"><img id="${name}" src="/x.png"></form>`;
    box.append(toInertNodes(parseForm(html).body));
    applyStyles(box);
    expect(box.querySelector('form')?.querySelector(isField)).not.toBeNull();
    expect(box.querySelector('form')?.style.color).toBe('red');
  });

  it.each(NAMES)('%s, in a form that may', (name) => {
    const parsed = parseForm(
      `<img name="${name}"><form style="color: red" onclick="f()"><input name="${name}" cam-variable-name="a"></form><script>g()</script>`,
    );
    expect(parsed.pageScripts).toHaveLength(1);
    const box = document.createElement('div');
    const { nodes, handlers } = prepareNodes(parsed);
    box.append(nodes);
    applyStyles(box);
    expect(handlers).toEqual([{ event: 'click', code: 'f()' }]);
    expect(box.querySelector(isField)?.getAttribute('name')).toBe(name);
    expect(box.querySelector('form[style*="red"][data-taskweave-onclick="0"]')).not.toBeNull();
  });
});

it.each([
  ['#a', '#user-content-a'],
  ['p#a > #b-c.d, #e:hover', 'p#user-content-a > #user-content-b-c.user-content-d, #user-content-e:hover'],
  ['.a', '.user-content-a'],
  ['.btn.a .col-md-4 > .has-error', '.btn.user-content-a .col-md-4 > .has-error'],
  ['[href="a.b#c"] .\\31 a', '[href="a.b#c"] .user-content-\\31 a'],
])('finds ids and classes in the selector %s', (selector, prefixed) => {
  expect(prefixSelector(selector)).toBe(prefixed);
});

it('leaves nothing of a form in what was parsed', () => {
  const html = '<form><input cam-variable-name="a"></form>';
  const [trusted, inert] = [parseForm(html), parseForm(html)];
  const box = document.createElement('div');
  box.append(prepareNodes(trusted).nodes, toInertNodes(inert.body));
  expect(box.querySelectorAll('input')).toHaveLength(2);
  expect([trusted.body.childNodes.length, inert.body.childNodes.length]).toEqual([0, 0]);
});

it.each([
  ['<b>kept</b>', '<b>kept</b>'],
  ['<img src=x onerror=f()>', '<img>'],
  ['<p style="position: fixed" id="root" ng-click="f()">x</p>', '<p>x</p>'],
  ['<form><input name="a">x</form>', 'x'],
  ['<script>f()</script><style>p {}</style>', ''],
])('texts for `ng-bind-html` %s', (html, purified) => {
  expect(purifyText(html)).toBe(purified);
});
