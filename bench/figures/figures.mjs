/**
 * Less is better for every figure.
 * @typedef {'ms' | 'bytes' | 'count'} Unit
 * @typedef {object} Figure
 * @property {string} title
 * @property {Unit} unit
 */

/** @type {readonly { title: string, figures: Readonly<Record<string, Figure>> }[]} */
export const FIGURE_GROUPS = [
  {
    title: 'Until the first row',
    figures: {
      'cold-4g': ms('cold, 4g'),
      'warm-4g': ms('warm, 4g'),
      'cold-loopback': ms('cold, loopback'),
      'warm-loopback': ms('warm, loopback'),
      'bytes-first': bytes('bytes, cold'),
      'bytes-warm': bytes('bytes, warm'),
      'requests-first': count('requests'),
      evaluation: ms('evaluation of scripts (CPU)'),
      'longest-start': ms('longest task of the main thread (CPU)'),
      'long-start': count('tasks over 50 ms'),
    },
  },
  {
    title: 'A task is opened',
    figures: {
      'click-first': ms('first click → form'),
      'click-further': ms('further click → form'),
      'click-hovered': ms('click after 0.3 s of hovering → form'),
      'requests-selection': count('requests for a selection'),
      heap: bytes('heap with a task open'),
      elements: count('elements'),
      listeners: count('listeners'),
    },
  },
  {
    title: 'Forms',
    figures: Object.fromEntries(
      ['generic', 'generated', 'embedded', 'angular', 'form-js'].flatMap((kind) => [
        [`form-first-${kind}`, ms(`${kind}, first of the page`)],
        [`form-again-${kind}`, ms(`${kind}, further`)],
      ]),
    ),
  },
  {
    title: 'The list',
    figures: {
      'filter-first': ms('another filter'),
      'filter-back': ms('back to a filter seen before'),
      search: ms('search: Enter → rows'),
      'groups-list': ms('list, warm, beside the next'),
      'groups-heads': ms('grouped list, warm → heads'),
      'groups-open': ms('largest group → its rows'),
      'longest-groups': ms('longest task while a group opens and is browsed (CPU)'),
      'longest-browse': ms('longest task while browsing (CPU)'),
      'long-browse': count('tasks over 50 ms while browsing'),
    },
  },
  {
    title: 'Work',
    figures: {
      claim: ms('claim → form can be worked with'),
      complete: ms('complete → form of the next task'),
      'claim-caret': ms('claim → caret in the form'),
      'complete-caret': ms('complete → caret in the next form'),
      'filter-dialog-first': ms('dialog for a filter, first'),
      'filter-dialog-again': ms('dialog for a filter, again'),
      'start-dialog-first': ms('dialog to start a process, first'),
      'start-dialog-again': ms('dialog to start a process, again'),
      'start-form-first': ms('start form, first'),
      'start-form-again': ms('start form, again'),
    },
  },
];

/** @type {Readonly<Record<string, Figure>>} */
export const FIGURES = Object.assign({}, ...FIGURE_GROUPS.map(({ figures }) => figures));

/** @param {string} title @returns {Figure} */
function ms(title) {
  return { title, unit: 'ms' };
}

/** @param {string} title @returns {Figure} */
function bytes(title) {
  return { title, unit: 'bytes' };
}

/** @param {string} title @returns {Figure} */
function count(title) {
  return { title, unit: 'count' };
}
