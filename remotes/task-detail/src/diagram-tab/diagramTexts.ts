import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';
import type { DiagramTexts } from '@taskweave/widgets/diagram-viewer';

const EXPRESSION = /[$#]\{/;

/**
 * `taskName` is said instead of a name in the model that is a formula; `marked` tells what the marked elements are: the
 * task itself, or calls of its process.
 */
export function diagramTexts(
  { t, locale }: Language,
  taskName: string | null,
  marked: 'current' | 'calledHere' = 'current',
): DiagramTexts {
  return {
    loading: t('diagram.loading'),
    failed: t('diagram.drawError'),
    retry: t('retry'),
    none: t('diagram.none'),
    zoomIn: t('diagram.zoomIn'),
    zoomOut: t('diagram.zoomOut'),
    fit: t('diagram.fit'),
    keys: t('diagram.keys'),
    current: (names) => {
      const readable = names.map((name) => (EXPRESSION.test(name) ? (taskName ?? name) : name));
      return t(`diagram.${marked}`, { names: formatsFor(locale).list(readable) });
    },
  };
}
