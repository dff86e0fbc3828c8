/** @type {Readonly<Record<string, string>>} */
export const EXCUSES = {
  '.chunks': 'of a document in CodeMirror',
  '.dispose': 'of our own plugins and of Base UI',
  '.displayName': 'which React gives components',
  '.drop': 'of keys that wait for code on its way',
  '.escape': 'of `CSS`, which all have',
  '.isError': 'of Lezer and of lodash',
  '.pause': 'of the scanner of AngularJS',
  '.take': 'of our own queues',
  '.toArray': 'of `React.Children`',

  // Feature-detected.
  'cancelIdleCallback()': 'CodeMirror takes a timer in its place',
  EditContext: 'CodeMirror uses it where it is there',
  'navigator.connection': 'without it the next rows are fetched ahead',
  'navigator.scheduling': 'CodeMirror asks for it',
  'requestIdleCallback()': 'a timer in its place, here and in CodeMirror',

  // Ignored by browsers that lack them; only comfort is lost.
  'anchor-scope': 'of form-js',
  'anchor-scope: all': 'of form-js',
  'field-sizing': 'a text field keeps two lines and is made larger by hand',
  'field-sizing: content': 'a text field keeps two lines and is made larger by hand',
  'forced-color-adjust': 'colours stay those of the person',
  'forced-color-adjust: none': 'colours stay those of the person',
  'overflow-anchor': 'what keeps the list at its place is then not in the way',
  'overflow-anchor: none': 'what keeps the list at its place is then not in the way',
  'overflow-clip-margin': 'of form-js',
  'scrollbar-width': 'its rule has `::-webkit-scrollbar` beside it',
  'scrollbar-width: none': 'its rule has `::-webkit-scrollbar` beside it',
  'text-size-adjust': 'beside its spelling with a prefix',
  'text-wrap: pretty': 'lines break as ever',
  'vertical-align: center': 'of form-js, and nowhere a value',
  ':-webkit-inner-spin-button': 'of form-js, for browsers that have it',
  ':-webkit-scrollbar': 'for browsers without `scrollbar-width`',
  ':-webkit-scrollbar-thumb': 'of diagram-js',
  ':-webkit-scrollbar-track': 'of diagram-js',
};
