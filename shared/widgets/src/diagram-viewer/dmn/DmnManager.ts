import Viewer, { type ViewProvider } from 'dmn-js/lib/Viewer';

const OURS = ['viewDrd', 'drillDown', 'definitionPropertiesView', 'definitionPropertiesPaletteAdapter'];

export class DmnManager extends Viewer {
  protected override _getViewProviders(): readonly ViewProvider[] {
    return super._getViewProviders().filter(({ id }) => id !== 'boxedExpression');
  }
}

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
