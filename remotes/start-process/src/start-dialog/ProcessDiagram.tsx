import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/processDefinition';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useEffect } from 'react';

/** What the process will do once it is started. */
export function ProcessDiagram({ process }: { readonly process: StartableProcess }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(
    processDefinitionQueries(useEngineClient()).processXml(process.id),
  );
  // Beside the model, not after it. Should it fail, the viewer says so.
  useEffect(() => void loadDiagramEngine('bpmn').catch(() => {}), []);

  if (data === undefined) {
    if (error === null || isLoginRequired(error)) return <Skeleton label={t('diagram.loading')} />;
    return (
      <ErrorCard
        title={t('diagram.loadError')}
        error={error}
        retry={{ label: t('retry'), onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  return (
    <DiagramViewer
      kind="bpmn"
      xml={data}
      label={t('diagram.label', { name: process.name ?? process.key })}
      texts={{
        loading: t('diagram.loading'),
        failed: t('diagram.drawError'),
        retry: t('retry'),
        none: t('diagram.none'),
        zoomIn: t('diagram.zoomIn'),
        zoomOut: t('diagram.zoomOut'),
        fit: t('diagram.fit'),
        keys: t('diagram.keys'),
        current: () => '',
      }}
    />
  );
}
