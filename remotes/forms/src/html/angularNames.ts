// As AngularJS reads names: `data-ng-app`, `x_ng_app`, `data:ng:app` and `ng:app` are all `ngApp` to it.
const NAME = /^(?:(?:x|data)[:\-_])?(?:ng|uib)[:\-_]/i;
const WIDGET = /^(?:(?:x|data)[:\-_])?uib[:\-_]/i;
const NAME_IN_CLASS = /(?:^|[^\w-])(?:(?:x|data)[:\-_])?(?:ng|uib)[:\-_]/i;
const PLAIN_CLASS = /^[\w-]+$/;

/** Whether AngularJS or UI Bootstrap takes an attribute or an element of this name for one of theirs. */
export function isAngularName(name: string): boolean {
  return NAME.test(name);
}

/** Whether UI Bootstrap does. */
export function isWidgetName(name: string): boolean {
  return WIDGET.test(name);
}

/** A `class` without what AngularJS would take for a directive: `ng-init: f()` there is as good as an attribute. */
export function withoutAngularClasses(classes: string): string {
  if (!NAME_IN_CLASS.test(classes)) return classes;
  return classes
    .split(/[\s;]+/)
    .filter((name) => PLAIN_CLASS.test(name) && !isAngularName(name))
    .join(' ');
}
