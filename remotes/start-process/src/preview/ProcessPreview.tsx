import { useQuery } from '@tanstack/react-query';
import { decisionQueries } from '@taskweave/engine-client/queries/process/decisionQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { DIAGRAM_TEXTS } from '@taskweave/widgets/diagram-viewer/diagramTexts';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useEffect, useRef, useState } from 'react';
import styles from './ProcessPreview.module.css';
import { type CalledModel, useCalledModels } from './useCalledModels';

export interface ProcessPreviewProps {
  readonly process: StartableProcess;
}

export default function ProcessPreview({ process }: ProcessPreviewProps) {
  const { t } = useTranslation();
  const back = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const own: CalledModel = {
    ...{ kind: 'bpmn', id: process.id, name: process.name ?? process.key },
    activityIds: [],
  };
  const [other, setOther] = useState<CalledModel | null>(null);
  const called = useCalledModels(process);
  const otherId = other?.id;

  useEffect(() => {
    if (otherId !== undefined) back.current?.focus();
  }, [otherId]);

  function handleBack(): void {
    setOther(null);
    body.current?.focus();
  }

  return (
    <div ref={body} className={styles.preview} tabIndex={-1}>
      {other !== null && (
        <div>
          <Button ref={back} size="sm" icon="back" onClick={handleBack}>
            {t('common.backTo', { name: own.name })}
          </Button>
        </div>
      )}
      <Model
        key={(other ?? own).id}
        model={other ?? own}
        linked={other === null ? called : []}
        onOpen={setOther}
      />
      {other === null && called.length > 0 && <CalledList called={called} onShow={setOther} />}
    </div>
  );
}

interface ModelProps {
  readonly model: CalledModel;
  readonly linked: readonly CalledModel[];
  readonly onOpen: (model: CalledModel) => void;
}

function Model({ model, linked, onOpen }: ModelProps) {
  const { locale } = useTranslation();
  const diagram = useTexts(DIAGRAM_TEXTS);
  const client = useEngineClient();
  const { kind, id, name } = model;
  const query = useQuery(
    kind === 'bpmn' ? processDefinitionQueries(client).processXml(id) : decisionQueries(client).xml(id),
  );
  useEffect(() => void loadDiagramEngine(kind).catch(() => {}), [kind]);
  return (
    <Resolve
      query={query}
      title={diagram.t('loadFailed')}
      subject={{ resource: kind === 'bpmn' ? 'ProcessDefinition' : 'DecisionDefinition', id }}
      pending={<Skeleton label={diagram.t('loading')} />}
    >
      {(xml) => (
        <DiagramViewer
          kind={kind}
          xml={xml}
          label={diagram.t('label', { name })}
          locale={locale}
          linked={linked.flatMap(({ activityIds }) => activityIds)}
          onOpen={(elementId) => {
            const found = linked.find(({ activityIds }) => activityIds.includes(elementId));
            if (found !== undefined) onOpen(found);
          }}
        />
      )}
    </Resolve>
  );
}

interface CalledListProps {
  readonly called: readonly CalledModel[];
  readonly onShow: (model: CalledModel) => void;
}

function CalledList({ called, onShow }: CalledListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.called}>
      <span>{t('common.calls')}</span>
      <ul role="list" aria-label={t('common.calls')}>
        {called.map((model) => (
          <li key={model.id}>
            <Button
              size="sm"
              variant="secondary"
              icon={model.kind === 'dmn' ? 'table' : 'diagram'}
              onClick={() => onShow(model)}
            >
              {model.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
