import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/processDefinition';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { diagramLabel, diagramTexts } from '@taskweave/widgets/diagram-viewer/diagramTexts';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useEffect } from 'react';

/** What the process will do once it is started. */
export function ProcessDiagram({ process }: { readonly process: StartableProcess }) {
  const { locale } = useTranslation();
  const texts = diagramTexts(locale);
  const { data, error, isFetching, refetch } = useQuery(
    processDefinitionQueries(useEngineClient()).processXml(process.id),
  );
  // Beside the model, not after it. Should it fail, the viewer says so.
  useEffect(() => void loadDiagramEngine('bpmn').catch(() => {}), []);

  if (data === undefined) {
    if (error === null || isLoginRequired(error)) return <Skeleton label={texts.loading} />;
    return (
      <ErrorCard
        title={texts.loadFailed}
        error={error}
        retry={{ label: texts.retry, onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  return (
    <DiagramViewer
      kind="bpmn"
      xml={data}
      label={diagramLabel(locale, process.name ?? process.key)}
      locale={locale}
    />
  );
}
