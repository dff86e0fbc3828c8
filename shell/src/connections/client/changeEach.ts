import { EngineError, isEngineError } from '@taskweave/engine-client/EngineError';
import type { Connection } from './Connection';
import type { Call } from './marks';

/** The answers; where only some engines have changed, the failure of the others by their names. */
export async function changeEach(
  changes: ReadonlyMap<Connection, Call>,
  send: (connection: Connection, call: Call) => Promise<unknown>,
  onPart: (failed: Connection) => void,
): Promise<ReadonlyMap<Connection, unknown>> {
  const answers = new Map<Connection, unknown>([...changes.keys()].map((one) => [one, null]));
  const failed: { readonly one: Connection; readonly error: unknown }[] = [];
  const sent = [...changes].map(async ([one, call]) => {
    await send(one, call).then(
      (answer) => answers.set(one, answer),
      (error) => failed.push({ one, error }),
    );
  });
  await Promise.all(sent);
  const [first] = failed;
  if (first === undefined) return answers;
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
