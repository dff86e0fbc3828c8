import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import { segment } from '@taskweave/engine-client/segment';
import { usePluginServices, useUser } from '@taskweave/plugin-sdk';
import { VariableEdits } from '@taskweave/ui/variables-table';

const keptOn = perOwner((_page: QueryClient) => new Map<string, VariableEdits>());

/** Survives as long as the page and the session. In memory on purpose: only forms encrypt what they store. */
export function useKeptEdits(taskId: string): VariableEdits {
  const { engine, session } = usePluginServices();
  const key = JSON.stringify([useUser().id, engine.url(`task/${segment(taskId)}`)]);
  const kept = keptOn(useQueryClient());
  const known = kept.get(key);
  if (known !== undefined) return known;
  const edits = new VariableEdits();
  kept.set(key, edits);
  const forget = session.subscribe(() => {
    if (session.status !== 'ended') return;
    forget();
    kept.delete(key);
  });
  return edits;
}
