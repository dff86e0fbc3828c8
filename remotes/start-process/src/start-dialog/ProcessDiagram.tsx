import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/processDefinition';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { diagramLabel, diagramTexts } from '@taskweave/widgets/diagram-viewer/diagramTexts';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useEffect } from 'react';

/** What the process will do once it is started. */
export function ProcessDiagram({ process }: { readonly process: StartableProcess }) {
  const { locale } = useTranslation();
  const texts = diagramTexts(locale);
  const query = useQuery(processDefinitionQueries(useEngineClient()).processXml(process.id));
  // Beside the model, not after it. Should it fail, the viewer says so.
  useEffect(() => void loadDiagramEngine('bpmn').catch(() => {}), []);

  return (
    <Resolve
      query={query}
      title={texts.loadFailed}
      subject={{ resource: 'ProcessDefinition', id: process.id }}
      pending={<Skeleton label={texts.loading} />}
    >
      {(xml) => (
        <DiagramViewer
          kind="bpmn"
          xml={xml}
          label={diagramLabel(locale, process.name ?? process.key)}
          locale={locale}
        />
      )}
    </Resolve>
  );
}
