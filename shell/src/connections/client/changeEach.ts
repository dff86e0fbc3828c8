import { EngineError, isEngineError } from '@taskweave/engine-client/EngineError';
import type { Connection } from './Connection';
import type { Call } from './marks';

/** The first answer; where only some engines have changed, the failure of the others by their names. */
export async function changeEach(
  changes: ReadonlyMap<Connection, Call>,
  send: (connection: Connection, call: Call) => Promise<unknown>,
  onPart: (failed: Connection) => void,
): Promise<unknown> {
  const ends = await Promise.allSettled([...changes].map(([one, call]) => send(one, call)));
  const failed = [...changes.keys()].flatMap((one, index) => {
    const end = ends[index];
    return end?.status === 'rejected' ? [{ one, error: end.reason as unknown }] : [];
  });
  const [first] = failed;
  if (first === undefined) return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))[0];
  if (failed.length === changes.size || !isEngineError(first.error)) throw first.error;
  onPart(first.one);
  throw failedThere(first.error, failed.map(({ one }) => one.setting.label).join(', '));
}

/** Half of it is done, so it is neither lost nor to be sent again. */
function failedThere({ problem }: EngineError, where: string): EngineError {
  const isAway = problem.kind === 'network' || problem.kind === 'login-required' || problem.kind === 'csrf';
  const { status, engineType, message, requestId } = problem;
  const said = isAway ? { status, engineType, message, requestId, kind: 'server' as const } : problem;
  return new EngineError({ ...said, answeredBy: 'engine', where });
}
