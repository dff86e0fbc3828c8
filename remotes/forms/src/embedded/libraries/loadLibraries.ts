import type { FormNeeds } from '../source/parseForm';
import type { AngularStatic } from './angularTypes';
import type { JQueryStatic } from './jQueryTypes';

export interface Libraries {
  readonly $: JQueryStatic | null;
  readonly angular: AngularStatic | null;
  readonly moment: unknown;
  readonly purify: ((html: string) => string) | null;
}

export async function loadLibraries(needs: FormNeeds): Promise<Libraries> {
  if (!needs.code) return { $: null, angular: null, moment: null, purify: null };
  if (!needs.angular) {
    const [$, moment] = await Promise.all([loadJQuery(), needs.moment ? loadMoment() : null]);
    return { $, angular: null, moment, purify: null };
  }
  // The files load in parallel but run in order: AngularJS uses the page's jQuery for all events.
  const [{ runAngular }, widgets, $, moment, { purifyText: purify }] = await Promise.all([
    import(/* webpackChunkName: "angular" */ './angularFiles'),
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
  const { runJQuery } = await import(/* webpackChunkName: "angular" */ './jQueryFiles');
  const jQuery = await runJQuery();
  // Scripts, jQuery plug-ins and AngularJS expect the globals, as in the old Tasklist.
  Object.assign(window, { jQuery, $: jQuery });
  return jQuery;
}

async function loadMoment(): Promise<unknown> {
  const { default: moment } = await import('moment');
  Object.assign(window, { moment });
  return moment;
}

function preparePage(): void {
  // An empty `ng-csp` disables both generated functions and inline styles.
  document.documentElement.setAttribute('ng-csp', '');
  // An element with the id `angular` must not stand in for `window.angular`, which AngularJS reads.
  if (!Object.hasOwn(window, 'angular')) Object.assign(window, { angular: {} });
}
