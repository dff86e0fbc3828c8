import { useQuery } from '@tanstack/react-query';
import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { diagramLabel, diagramTexts } from '@taskweave/widgets/diagram-viewer/diagramTexts';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import type { DiagramKind } from '@taskweave/widgets/diagram-viewer/OpenDiagram';
import { useEffect } from 'react';

export interface DiagramProps {
  readonly kind: DiagramKind;
  readonly definitionId: string;
  /** Of the process or the case; null where it is not known. */
  readonly name: string | null;
  readonly highlighted: readonly string[];
  readonly linked?: readonly string[];
  readonly onOpen?: (elementId: string) => void;
  readonly describeMarked: (names: readonly string[]) => string;
}

/** The drawing of a definition, once its model is there. */
export function Diagram({ kind, definitionId, name, ...viewer }: DiagramProps) {
  const { t, locale } = useTranslation();
  const texts = diagramTexts(locale);
  const queries = processDefinitionQueries(useEngineClient());
  const { data, error, isFetching, refetch } = useQuery(
    kind === 'bpmn' ? queries.processXml(definitionId) : queries.caseXml(definitionId),
  );
  // Beside the model, not after it. Should it fail, the viewer says so.
  useEffect(() => void loadDiagramEngine(kind).catch(() => {}), [kind]);

  if (data === undefined) {
    if (error === null || isLoginRequired(error)) return <Skeleton label={texts.loading} />;
    if (isEngineError(error) && error.problem.kind === 'forbidden') {
      return <EmptyState text={t('diagram.forbidden')} />;
    }
    return (
      <ErrorCard
        title={texts.loadFailed}
        error={error}
        retry={{ label: texts.retry, onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  const label = name === null ? t('tab.diagram') : diagramLabel(locale, name);
  return <DiagramViewer {...viewer} kind={kind} xml={data} label={label} locale={locale} />;
}
