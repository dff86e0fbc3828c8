import { useQuery } from '@tanstack/react-query';
import { decisionQueries } from '@taskweave/engine-client/queries/process/decisionQueries';
import type { Evaluation } from '@taskweave/engine-client/resources/definition/decision';
import { formatsFor } from '@taskweave/i18n/formats';
import { useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useDiagramPlace } from '@taskweave/widgets/diagram-viewer/useDiagramPlace';
import { useEffect } from 'react';

export interface DecisionModelProps {
  readonly evaluation: Evaluation;
  readonly fired: readonly string[];
}

export function DecisionModel({ evaluation, fired }: DecisionModelProps) {
  const { t, locale } = useTranslation();
  const { definitionId, key } = evaluation;
  const place = useDiagramPlace(useNavigation(), definitionId);
  const query = useQuery(decisionQueries(useEngineClient()).xml(definitionId));
  useEffect(() => void loadDiagramEngine('dmn').catch(() => {}), []);
  const name = evaluation.name ?? key;
  return (
    <Resolve
      query={query}
      title={t('model.failed')}
      subject={{ resource: 'DecisionDefinition', id: definitionId }}
      pending={<Skeleton label={t('model.loading')} />}
    >
      {(xml) => (
        <DiagramViewer
          kind="dmn"
          xml={xml}
          label={t('model.label', { name })}
          locale={locale}
          highlighted={fired}
          place={{
            ...place,
            root: place.root !== null && xml.includes(`"${place.root}"`) ? place.root : key,
          }}
          describeMarked={(names) =>
            t('fired', { count: names.length, names: formatsFor(locale).list(names) })
          }
        />
      )}
    </Resolve>
  );
}
