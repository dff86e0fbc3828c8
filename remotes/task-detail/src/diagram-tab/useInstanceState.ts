import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { activityNames, badgesOf, useRunningCalls } from './instanceState';
import { usePassed } from './PassedLegend';
import { useCalledProcesses, useHasCalls } from './relatedProcesses';
import { STATE_TEXTS } from './texts/stateTexts';

export function useInstanceState(processInstanceId: string | null, definitionId: string, isOwn: boolean) {
  const client = useEngineClient();
  const language = useTexts(STATE_TEXTS);
  const [isHistoryShown, setIsHistoryShown] = useState(false);
  const found = useQuery({
    ...incidentQueries(client).ofInstance(processInstanceId ?? ''),
    enabled: processInstanceId !== null,
  });
  const passed = usePassed(processInstanceId, isHistoryShown);
  const called = useCalledProcesses(definitionId);
  const calls = useRunningCalls(processInstanceId, called, useHasCalls(definitionId));
  const xml = useQuery({
    ...processDefinitionQueries(client).processXml(definitionId),
    enabled: false,
  }).data;
  const incidents = found.data ?? [];
  const broken = incidents.map(({ activityId }) => activityId).filter((id) => id !== null);
  return {
    badges: isOwn ? badgesOf(incidents, calls, language) : [],
    passed: isOwn && isHistoryShown ? (passed.data ?? []).map(({ activityId }) => activityId) : [],
    legend: { query: passed, isShown: isHistoryShown, onChange: setIsHistoryShown },
    notes: {
      incidents,
      calls,
      haveIncidentsFailed: found.isError && found.data === undefined,
      names: xml === undefined ? {} : activityNames(xml, broken),
    },
  };
}
