import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useInboxParam, useNavigation, usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

const HIDDEN = 'hidden';
const SHOWN = 'shown';

export interface SnoozedChoice {
  readonly isHidden: boolean;
  readonly choose: (isHidden: boolean) => void;
}

/** Of another filter than the one in the address, that says nothing. */
export function useSnoozed(filter: Filter | undefined, isOther = false): SnoozedChoice {
  const { storage } = usePluginServices();
  const navigation = useNavigation();
  const named = useInboxParam('snoozed');
  const key = `snoozed:${filter?.id}`;
  const chosen = (isOther ? null : named) ?? storage.get(key);
  const isHiddenByFilter = filter?.properties.hideSnoozed ?? false;
  const isHidden = chosen === HIDDEN || (chosen !== SHOWN && isHiddenByFilter);
  return {
    isHidden,
    choose: (next) => {
      storage.set(key, next ? HIDDEN : SHOWN);
      navigation.openInbox({ snoozed: next ? HIDDEN : isHiddenByFilter ? SHOWN : null });
    },
  };
}

export function useSnoozedInAddress({ isHidden }: Pick<SnoozedChoice, 'isHidden'>): void {
  const navigation = useNavigation();
  const named = useInboxParam('snoozed');
  const isMissing = isHidden && named === null;
  useEffect(() => {
    if (isMissing) navigation.openInbox({ snoozed: HIDDEN }, { replace: true });
  }, [isMissing, navigation]);
}
