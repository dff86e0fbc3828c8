import { lazyPart } from '@taskweave/plugin-sdk';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { type ReactNode, use } from 'react';
import { useServices } from '../boot/PageContext';
import { Columns } from '../layout/Columns';

const InboxTitle = lazyPart(() => import(/* webpackChunkName: "sign-in" */ './InboxTitle'), {
  isOptional: true,
});

export function Inbox(): ReactNode {
  const navigation = useServices((services) => services.navigation);
  const isFirstListOver = use(FirstListContext);
  return (
    <>
      {isFirstListOver && <InboxTitle />}
      <Columns navigation={navigation} notes={navigation.notes} />
    </>
  );
}
