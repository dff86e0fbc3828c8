import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useNavigation, usePluginServices, useRouteParam } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

const HIDDEN = 'hidden';
const SHOWN = 'shown';

/** Whether a list leaves out snoozed tasks, those with a follow-up date in the future, and the way to choose. */
export interface SnoozedChoice {
  readonly isHidden: boolean;
  readonly choose: (isHidden: boolean) => void;
}

/**
 * As the address says; else as the person chose for this filter in this browser, else as the filter says.
 *
 * @param filter absent until the filters are known
 */
export function useSnoozed(filter: Filter | undefined): SnoozedChoice {
  const { storage } = usePluginServices();
  const navigation = useNavigation();
  const named = useRouteParam('snoozed');
  const key = `snoozed:${filter?.id}`;
  const chosen = named ?? storage.get(key);
  const isHiddenByFilter = filter?.properties.hideSnoozed ?? false;
  const isHidden = chosen === HIDDEN || (chosen !== SHOWN && isHiddenByFilter);
  return {
    isHidden,
    choose: (next) => {
      storage.set(key, next ? HIDDEN : SHOWN);
      navigation.go({ snoozed: next ? HIDDEN : isHiddenByFilter ? SHOWN : null });
    },
  };
}

/** The address of a list without snoozed tasks says so: links to it show the same, and the next start asks for the same. */
export function useSnoozedInAddress({ isHidden }: Pick<SnoozedChoice, 'isHidden'>): void {
  const navigation = useNavigation();
  const named = useRouteParam('snoozed');
  const isMissing = isHidden && named === null;
  useEffect(() => {
    if (isMissing) navigation.go({ snoozed: HIDDEN }, { replace: true });
  }, [isMissing, navigation]);
}
