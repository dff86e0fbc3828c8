import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import type { View } from 'dmn-js/lib/Viewer';
import Viewer, { type ViewProvider } from 'dmn-js/lib/Viewer';
import { letLogoBeALink } from '../drawing/letLogoBeALink';
import { type DiagramPage, type DrawDiagram, drawingOf } from '../drawing/OpenDiagram';
import { warningTexts } from '../drawing/warningTexts';
import { withoutOpener } from '../drawing/withoutOpener';
import { withStyledMarkup } from '../drawing/withStyledMarkup';
import { DMN_TEXTS, translateDmn } from './dmnTexts';
import { modernDmn } from './modernDmn';
import { sheetOf } from './sheetOf';

export const drawDmn: DrawDiagram = async (container, xml, { page, i18n }) => {
  await i18n.bring(DMN_TEXTS);
  const translate = translateDmn(spokenTexts(i18n, DMN_TEXTS));
  const manager = new DmnManager(dmnOptions(container, translate));
  letLogoBeALink(container);
  try {
    const parsed = await manager.importXML(modernDmn(xml), { open: false });
    const views = manager.getViews();
    const view = views.find(({ id }) => id === page) ?? firstOf(views);
    if (view === undefined) throw new Error('no displayable contents');
    // The library writes its logo while it opens a page.
    const opened = await withStyledMarkup(() => manager.open(view));
    withoutOpener(container);
    const common = {
      warnings: warningTexts([...parsed.warnings, ...opened.warnings]),
      pages: views.length < 2 ? [] : views.map(pageOf),
      page: view.id,
      destroy: () => manager.destroy(),
    };
    if (view.type !== 'drd') return { ...common, ...sheetOf(container) };
    const viewer = manager.getActiveViewer();
    container.querySelector('svg[tabindex]')?.removeAttribute('tabindex');
    return { ...drawingOf(viewer, common.warnings), ...common };
  } catch (error) {
    manager.destroy();
    throw error;
  }
};
const OURS = ['viewDrd', 'drillDown', 'definitionPropertiesView', 'definitionPropertiesPaletteAdapter'];

function firstOf(views: readonly View[]): View | undefined {
  const decisions = views.filter(({ type }) => type !== 'drd');
  return decisions.length === 1 ? decisions[0] : views[0];
}

function pageOf({ id, name, type }: View): DiagramPage {
  return { id, name: name ?? id, form: type === 'drd' ? 'drawing' : 'sheet' };
}

class DmnManager extends Viewer {
  protected override _getViewProviders(): readonly ViewProvider[] {
    return super._getViewProviders().filter(({ id }) => id !== 'boxedExpression');
  }
}

function dmnOptions(container: HTMLElement, translate: (text: string) => string): object {
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
