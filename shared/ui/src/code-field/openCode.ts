import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { parser as json } from '@lezer/json';
import { parser as xml } from '@lezer/xml';

export type CodeLanguage = 'json' | 'xml' | 'text';

export interface CodeLook {
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly description: string;
}

export interface CodeView {
  readonly focus: () => void;
  readonly setValue: (text: string) => void;
  readonly setLook: (look: CodeLook) => void;
  readonly close: () => void;
}

interface CodeOptions {
  readonly language: CodeLanguage;
  readonly value: string;
  readonly look: CodeLook;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** Lives in a shadow root: its styles are constructed sheets, which the page's policy allows, where it would refuse a style element. */
export function openCode(host: HTMLElement, options: CodeOptions): CodeView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  const look = new Compartment();
  let isOutside = false;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: options.value,
      extensions: [
        look.of(lookOf(options.look)),
        languageOf(options.language),
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        EditorView.lineWrapping,
        // Tab must move on to the next field.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        syntaxHighlighting(COLOURS),
        THEME,
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isOutside) options.onChange(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({ blur: () => options.onBlur(), beforeinput: replaceSelected }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    setValue: (text) => {
      if (text === view.state.doc.toString()) return;
      isOutside = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      isOutside = false;
    },
    setLook: (next) => view.dispatch({ effects: look.reconfigure(lookOf(next)) }),
    close: () => view.destroy(),
  };
}

/** Left to Chromium, lines are joined and colours kept by inline styles, which the page's policy refuses and reports. */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const range = selectedIn(view);
  if (event.inputType !== 'insertText' || event.data === null || range === null) return false;
  if (view.state.readOnly || view.composing || !event.cancelable) return false;
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  if (from === to) return false;
  event.preventDefault();
  view.dispatch({
    changes: { from, to, insert: event.data },
    selection: { anchor: from + event.data.length },
    scrollIntoView: true,
    userEvent: 'input.type',
  });
  return true;
}

/** Null where the browser cannot read a selection in a shadow root; Chromium can. */
function selectedIn({ root }: EditorView): StaticRange | null {
  const selection = document.getSelection();
  if (!(root instanceof ShadowRoot) || selection === null || !('getComposedRanges' in selection)) return null;
  return selection.getComposedRanges({ shadowRoots: [root] })[0] ?? null;
}

function lookOf({ label, isReadOnly, isRequired, isInvalid, description }: CodeLook): Extension {
  return [
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-readonly': String(isReadOnly),
      'aria-required': String(isRequired),
      'aria-invalid': String(isInvalid),
      // Ids do not reach into a shadow root.
      ...(description !== '' && { 'aria-description': description }),
      autocorrect: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    }),
  ];
}

function languageOf(language: CodeLanguage): Extension {
  if (language === 'text') return [];
  return LRLanguage.define({ parser: language === 'json' ? json : xml });
}

/** Custom properties of the page reach into shadow roots and follow its theme. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName], color: 'var(--accent)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: [tags.attributeName], color: 'var(--ink-soft)' },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta], color: 'var(--ink-faint)' },
  { tag: tags.invalid, color: 'var(--danger)' },
]);

const THEME = EditorView.theme({
  '&': { fontSize: 'var(--text-sm)', color: 'var(--ink)', background: 'transparent', maxHeight: '320px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: 'var(--leading)', overflow: 'auto' },
  '.cm-content': { minHeight: '6lh', padding: '6px 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { background: 'transparent', color: 'var(--ink-faint)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--accent-wash)', color: 'inherit' },
});
