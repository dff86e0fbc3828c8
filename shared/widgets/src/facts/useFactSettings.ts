import type { InstallationSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import { useEffect, useState } from 'react';

/** Suspending would make React hold back what follows, and nobody waits for facts. */
export function useFactSettings(source: {
  readonly read: () => Promise<Pick<InstallationSettings, 'facts'>>;
}): InstallationSettings['facts'] | null {
  const [settings, setSettings] = useState<InstallationSettings['facts'] | null>(null);
  useEffect(() => {
    let isDrawn = true;
    source.read().then(
      ({ facts }) => isDrawn && setSettings(facts),
      () => isDrawn && setSettings({}),
    );
    return () => {
      isDrawn = false;
    };
  }, [source]);
  return settings;
}
