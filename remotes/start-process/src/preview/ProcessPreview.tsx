import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { DIAGRAM_TEXTS } from '@taskweave/widgets/diagram-viewer/diagramTexts';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useEffect } from 'react';

export interface ProcessPreviewProps {
  readonly process: StartableProcess;
}

export default function ProcessPreview({ process: { id, name, key } }: ProcessPreviewProps) {
  const { locale } = useTranslation();
  const { t } = useTexts(DIAGRAM_TEXTS);
  const query = useQuery(processDefinitionQueries(useEngineClient()).processXml(id));
  useEffect(() => void loadDiagramEngine('bpmn').catch(() => {}), []);
  return (
    <Resolve
      query={query}
      title={t('loadFailed')}
      subject={{ resource: 'ProcessDefinition', id }}
      pending={<Skeleton label={t('loading')} />}
    >
      {(xml) => (
        <DiagramViewer kind="bpmn" xml={xml} label={t('label', { name: name ?? key })} locale={locale} />
      )}
    </Resolve>
  );
}
