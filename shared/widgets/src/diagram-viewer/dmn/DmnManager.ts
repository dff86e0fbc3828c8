import Viewer, { type ViewProvider } from 'dmn-js/lib/Viewer';

/** Parts of the library that lead from page to page, in their own places and looks: our pages stand above the model. */
const OURS = ['viewDrd', 'drillDown', 'definitionPropertiesView', 'definitionPropertiesPaletteAdapter'];

/** The library's viewer, without pages for functions: the navigation knows decisions and their drawing. */
export class DmnManager extends Viewer {
  protected override _getViewProviders(): readonly ViewProvider[] {
    return super._getViewProviders().filter(({ id }) => id !== 'boxedExpression');
  }
}

/** What the manager is made with. */
export function dmnOptions(container: HTMLElement, translate: (text: string) => string): object {
  const none = Object.fromEntries(OURS.map((name) => [name, ['value', null]]));
  const common = { additionalModules: [{ ...none, translate: ['value', translate] }] };
  return {
    container,
    common,
    drd: {
      ...common,
      drdRenderer: {
        defaultFillColor: 'var(--surface)',
        defaultStrokeColor: 'var(--ink-soft)',
        defaultLabelColor: 'var(--ink)',
      },
    },
    decisionTable: common,
    literalExpression: common,
  };
}
