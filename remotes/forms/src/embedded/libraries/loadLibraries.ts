import type { FormNeeds } from '../source/parseForm';
import type { AngularStatic } from './angularTypes';
import type { JQueryStatic } from './jQueryTypes';

export interface Libraries {
  readonly $: JQueryStatic | null;
  readonly angular: AngularStatic | null;
  /** The date library that scripts know by this name; null where no script names it. */
  readonly moment: unknown;
  /** HTML without anything that could run, for `ng-bind-html`; null where there is no AngularJS. */
  readonly purify: ((html: string) => string) | null;
}

/** Brings what a form's code expects, and nothing for a form without code. Each comes once per page. */
export async function loadLibraries(needs: FormNeeds): Promise<Libraries> {
  if (!needs.code) return { $: null, angular: null, moment: null, purify: null };
  if (!needs.angular) {
    const [$, moment] = await Promise.all([loadJQuery(), needs.moment ? loadMoment() : null]);
    return { $, angular: null, moment, purify: null };
  }
  // All files are asked for at once, and run one after the other: AngularJS uses the page's jQuery for all events.
  const [{ runAngular }, widgets, $, moment, { purifyText: purify }] = await Promise.all([
    import('./angularFiles'),
    needs.widgets ? import('./widgetFiles') : null,
    loadJQuery(),
    needs.moment ? loadMoment() : null,
    import('../source/purify'),
  ]);
  preparePage();
  const angular = await runAngular();
  await widgets?.runWidgets();
  return { $, angular, moment, purify };
}

async function loadJQuery(): Promise<JQueryStatic> {
  const { runJQuery } = await import('./jQueryFiles');
  const jQuery = await runJQuery();
  // Scripts, plug-ins of jQuery and AngularJS take it from the page, as in the engine's own Tasklist.
  Object.assign(window, { jQuery, $: jQuery });
  return jQuery;
}

async function loadMoment(): Promise<unknown> {
  const { default: moment } = await import('moment');
  Object.assign(window, { moment });
  return moment;
}

function preparePage(): void {
  // Empty means all of it: no generated functions, no style sheet written into the page.
  document.documentElement.setAttribute('ng-csp', '');
  // AngularJS takes `window.angular` for itself: an element with that id must not stand in for it.
  if (!Object.hasOwn(window, 'angular')) Object.assign(window, { angular: {} });
}
