import { useQuery } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { type FormSubject, useEngineClient } from '@taskweave/plugin-sdk';

/** The business key of the instance that a task belongs to; null where there is none, or none that may be read. */
export function useBusinessKey(subject: FormSubject): string | null {
  const client = useEngineClient();
  const process = subject.kind === 'task' ? subject.task.processInstanceId : null;
  const caseInstance = subject.kind === 'task' ? subject.task.caseInstanceId : null;
  const ofProcess = useQuery({
    ...businessKeyQueries(client).processes(process == null ? [] : [process]),
    enabled: process != null,
  });
  const ofCase = useQuery({
    ...businessKeyQueries(client).oneCase(caseInstance ?? ''),
    enabled: caseInstance != null && process == null,
  });
  return (process == null ? ofCase.data : ofProcess.data?.[process]) ?? null;
}
