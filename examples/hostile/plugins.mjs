/**
 * The plugins of this set. `part` is the file in `cases` that takes the place of the good part, `tab` the id of the tab, which
 * is that of the plugin unless it is named.
 *
 * @type {readonly { id: string, part?: string, tab?: string, preset?: Partial<import('@taskweave/plugin-sdk/rspack').PresetOptions> }[]}
 */
export const HOSTILE = [
  // Faults of the code.
  { id: 'throws-at-start', part: 'throwsAtStart.ts' },
  { id: 'throws-at-import', part: 'throwsAtImport.tsx' },
  { id: 'throws-at-render', part: 'throwsAtRender.tsx' },
  { id: 'throws-in-effect', part: 'throwsInEffect.tsx' },
  { id: 'throws-in-event', part: 'throwsInEvent.tsx' },
  { id: 'rejects-promise', part: 'rejectsPromise.tsx' },
  { id: 'throws-at-activate', part: 'throwsAtActivate.ts' },
  { id: 'never-activates', part: 'neverActivates.ts' },
  { id: 'never-resolves', part: 'neverResolves.tsx' },
  { id: 'throws-at-unmount', part: 'throwsAtUnmount.tsx' },
  { id: 'is-slow', part: 'isSlow.tsx' },
  { id: 'leaks-styles', part: 'leaksStyles.tsx' },
  // What does not throw, and would do harm all the same.
  { id: 'clears-cache', part: 'clearsCache.tsx' },
  { id: 'writes-props', part: 'writesProps.tsx' },
  { id: 'writes-services', part: 'writesServices.tsx' },
  { id: 'leaves-engine', part: 'leavesEngine.tsx' },
  { id: 'calls-strangers', part: 'callsStrangers.tsx' },
  { id: 'reaches-around', part: 'reachesAround.tsx' },
  { id: 'tab-one', tab: 'tab' },
  { id: 'tab-two', tab: 'tab' },
  // … and what the page as a whole would suffer from.
  { id: 'hangs', part: 'hangs.tsx' },
  { id: 'freezes', part: 'freezes.tsx' },
  // Good ones, for a server or an administrator to spoil.
  ...[
    'well-behaved',
    'entry-hangs',
    'entry-late',
    'entry-missing',
    'entry-flaky',
    'entry-tampered',
    'chunk-tampered',
    'definition-tampered',
    'chunk-missing',
    'style-tampered',
    'manifest-tampered',
    'manifest-missing',
    'manifest-hangs',
    'manifest-unlike-entry',
    'foreign-origin',
    'entry-broken',
  ].map((id) => ({ id })),
];
