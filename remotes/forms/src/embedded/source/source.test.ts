// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { mayRunCode, readEmbeddedFormsConfig } from './formTrust';
import { hideRefused } from './hideRefused';
import { parseForm, toInertNodes } from './parseForm';
import { prepareNodes } from './prepareNodes';

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
  ])('%s', (html, hidden) => {
    expect(hideRefused(html)).toBe(hidden);
  });
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

describe('colours of a form', () => {
  it.each([
    ['none', '<form style="margin: 0"></form>', false],
    ['in a style sheet', '<style>p { color: red }</style><form></form>', true],
    ['of a background', '<form style="background: #fff"></form>', true],
    ['of one element', '<form><p style="border: 0; background-color: red"></p></form>', true],
    ['of an old attribute', '<form><table bgcolor="red"></table></form>', true],
    ['in a linked sheet', '<link rel="stylesheet" href="/a.css"><form></form>', true],
  ])('%s', (_case, html, hasColours) => {
    expect(parseForm(html).hasColours).toBe(hasColours);
  });
});

describe('prepareNodes', () => {
  it('takes handlers, the focus and addresses that are code off the elements', () => {
    const { nodes, handlers } = prepareNodes(
      parseForm('<form><a href="javascript:void(0)" onclick="go()" autofocus>x</a></form>'),
    );
    expect(handlers).toEqual([{ event: 'click', code: 'go()' }]);
    const html = nodes.map((node) => (node as Element).outerHTML).join('');
    expect(html).toBe('<form><a href="#" data-taskweave-onclick="0">x</a></form>');
  });
});

describe('forms that may not run code', () => {
  it.each([
    ['<img src="https://a.example/x.png" onerror="f()">', '<img src="https://a.example/x.png">'],
    ['<a href="javascript:f()">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href=" java\nscript:f()">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="/x" target="_top">x</a>', '<a href="/x" rel="noopener noreferrer">x</a>'],
    ['<form name="cookie" action="https://evil.example" onsubmit="f()"></form>', '<form></form>'],
    ['<input name="a" formaction="https://evil.example">', '<input name="a">'],
    ['<iframe srcdoc="x"></iframe><object></object><embed>', ''],
    ['<svg><a xlink:href="javascript:f()">x</a></svg>', ''],
    ['<math><mtext><img src=x onerror=f()></mtext></math>', ''],
    ['<template><img src=x onerror=f()></template>', ''],
    ['<center><b>kept</b></center>', '<b>kept</b>'],
    ['<noscript><p title="</noscript><img src=x onerror=f()>"></noscript>', null],
    ['<input cam-variable-name="a" cam-variable-type="String" aria-label="A" required>', null],
  ])('%s', (html, expected) => {
    const box = document.createElement('div');
    box.append(...toInertNodes(parseForm(html)));
    if (expected !== null) expect(box.innerHTML).toBe(expected);
    expect(box.querySelector('script, iframe, svg, style, object, [onerror], [onload]')).toBeNull();
  });

  it('keeps what fields are made of', () => {
    const html =
      '<label for="a">A</label><input id="a" class="form-control" cam-variable-name="a" cam-variable-type="String" required="" pattern="x">';
    const box = document.createElement('div');
    box.append(...toInertNodes(parseForm(html)));
    expect(box.innerHTML).toBe(html);
  });
});

describe('whose code runs', () => {
  const rules = readEmbeddedFormsConfig(null);

  it.each([
    ['/forms/a.html', true],
    ['/shop/forms/engine.html', true],
    ['task/1/deployed-form', false],
    ['/operaton/api/engine/engine/default/deployment/1/resources/2/data', false],
    ['/forms/../operaton/api/engine/x', false],
    ['/operaton/%61pi/engine/x', false],
    ['/operaton/api;a=1/engine/x', false],
    ['/operaton//api/engine/x', false],
    ['/operaton/x/%2e%2e/api/engine/x', false],
    ['/operaton/x/..%2fapi/engine/x', false],
    ['/engine-rest/deployment/x', false],
    ['/operaton/%2561pi/x', false],
    ['https://elsewhere.example/form.html', false],
    ['//elsewhere.example/form.html', false],
    ['data:text/html,x', false],
  ])('%s: %s', (url, isAllowed) => {
    expect(mayRunCode({ url, processDefinitionKey: 'invoice' }, rules)).toBe(isAllowed);
  });

  it.each([
    [true, 'invoice', true],
    [false, 'invoice', false],
    [['invoice'], 'invoice', true],
    [['inv*'], 'invoice', true],
    [['inv'], 'invoice', false],
    [['invoice'], 'other', false],
    [['*'], null, false],
    ['invoice', 'invoice', false],
    [[1], 'invoice', false],
  ])('deployedScripts %j for %s: %s', (deployedScripts, processDefinitionKey, isAllowed) => {
    const config = readEmbeddedFormsConfig({ embeddedForms: { deployedScripts } });
    expect(mayRunCode({ url: 'task/1/deployed-form', processDefinitionKey }, config)).toBe(isAllowed);
  });

  it.each([
    [undefined, true],
    [true, true],
    [false, false],
    ['no', false],
  ])('applicationScripts %j: %s', (applicationScripts, isAllowed) => {
    const config = readEmbeddedFormsConfig({ embeddedForms: { applicationScripts } });
    expect(mayRunCode({ url: '/forms/a.html', processDefinitionKey: null }, config)).toBe(isAllowed);
  });
});
