import DecisionTableViewer from 'dmn-js-decision-table/lib/Viewer';
import DrdViewer from 'dmn-js-drd/lib/Viewer';
import LiteralExpressionViewer from 'dmn-js-literal-expression/lib/Viewer';
import Manager, { type ViewProvider } from 'dmn-js-shared/lib/base/Manager';
import { containsDi } from 'dmn-js-shared/lib/util/DiUtil';
import { is } from 'dmn-js-shared/lib/util/ModelUtil';

/** Parts of the library that lead from page to page, in their own places and looks: our pages stand above the model. */
const OURS = ['viewDrd', 'drillDown', 'definitionPropertiesView'];

/**
 * The library's viewers of drawings, tables and expressions. Its own collection of them brings boxed expressions as well, with
 * an editor for them that is three times as large as the rest.
 */
export class DmnManager extends Manager {
  protected override _getViewProviders(): readonly ViewProvider[] {
    return [
      {
        id: 'drd',
        constructor: DrdViewer,
        opens: (element) => is(element, 'dmn:Definitions') && containsDi(element),
      },
      { id: 'table', constructor: DecisionTableViewer, opens: decisionBy('dmn:DecisionTable') },
      { id: 'expression', constructor: LiteralExpressionViewer, opens: decisionBy('dmn:LiteralExpression') },
    ];
  }
}

/** What the manager is made with. */
export function dmnOptions(container: HTMLElement, translate: (text: string) => string): object {
  const common = { additionalModules: [{ translate: ['value', translate] }] };
  return {
    container,
    common,
    drd: {
      ...common,
      modules: withoutOurs(DrdViewer.prototype._modules),
      drdRenderer: {
        defaultFillColor: 'var(--surface)',
        defaultStrokeColor: 'var(--ink-soft)',
        defaultLabelColor: 'var(--ink)',
      },
    },
    table: { ...common, modules: withoutOurs(DecisionTableViewer._getModules()) },
    expression: { ...common, modules: withoutOurs(LiteralExpressionViewer._getModules()) },
  };
}

function withoutOurs(modules: readonly object[]): readonly object[] {
  return modules.filter((module) => !OURS.some((name) => name in module));
}

function decisionBy(logic: string): (element: object) => boolean {
  return (element) =>
    is(element, 'dmn:Decision') && is(Reflect.get(element, 'decisionLogic') as object | undefined, logic);
}
