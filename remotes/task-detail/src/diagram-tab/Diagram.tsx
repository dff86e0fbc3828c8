import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import type { DiagramBadge } from '@taskweave/widgets/diagram-viewer/badges';
import { DIAGRAM_TEXTS } from '@taskweave/widgets/diagram-viewer/diagramTexts';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import type { DiagramKind } from '@taskweave/widgets/diagram-viewer/OpenDiagram';
import { useDiagramPlace } from '@taskweave/widgets/diagram-viewer/useDiagramPlace';
import { useEffect } from 'react';

export interface DiagramProps {
  readonly kind: Exclude<DiagramKind, 'dmn'>;
  readonly definitionId: string;
  readonly name: string | null;
  readonly highlighted: readonly string[];
  readonly linked?: readonly string[];
  readonly onOpen?: (elementId: string) => void;
  readonly passed?: readonly string[];
  readonly badges?: readonly DiagramBadge[];
  readonly describeMarked: (names: readonly string[]) => string;
}

const RESOURCES = { bpmn: 'ProcessDefinition', cmmn: 'CaseDefinition' } as const;

export function Diagram({ kind, definitionId, name, ...viewer }: DiagramProps) {
  const { t, locale } = useTranslation();
  const diagram = useTexts(DIAGRAM_TEXTS);
  const place = useDiagramPlace(useNavigation(), definitionId);
  const queries = processDefinitionQueries(useEngineClient());
  const query = useQuery(kind === 'bpmn' ? queries.processXml(definitionId) : queries.caseXml(definitionId));
  useEffect(() => void loadDiagramEngine(kind).catch(() => {}), [kind]);

  const label = name === null ? t('tab.diagram') : diagram.t('label', { name });
  return (
    <Resolve
      query={query}
      title={diagram.t('loadFailed')}
      subject={{ resource: RESOURCES[kind], id: definitionId }}
      pending={<Skeleton label={diagram.t('loading')} />}
    >
      {(xml) => (
        <DiagramViewer {...viewer} kind={kind} xml={xml} label={label} locale={locale} place={place} />
      )}
    </Resolve>
  );
}
