import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { type FormSubject, useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';

export function useBusinessKey(subject: FormSubject): string | null {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const process = subject.kind === 'task' ? subject.task.processInstanceId : null;
  const caseInstance = subject.kind === 'task' ? subject.task.caseInstanceId : null;
  const processes = process == null ? [] : [process];
  const query = businessKeyQueries(client).processes(processes);
  const known = keptAnswers<string | null>(queryClient, query.queryKey, processes);
  const ofProcess = useQuery({ ...query, enabled: process != null && !Object.hasOwn(known, process) });
  const ofCase = useQuery({
    ...businessKeyQueries(client).oneCase(caseInstance ?? ''),
    enabled: caseInstance != null && process == null,
  });
  return (process == null ? ofCase.data : (ofProcess.data ?? known)[process]) ?? null;
}
