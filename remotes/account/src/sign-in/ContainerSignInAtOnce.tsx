import { type LoginProps, usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';
import ContainerSignIn from './ContainerSignIn';

const KEY = 'taskweave.container-sign-in';
/** ms; a page that returns without a session sooner than this is in a redirect loop. */
const PATIENCE = 30_000;

/**
 * Like `ContainerSignIn`, but leads to the container at once when a session ends during work. Not after a sign-out: that must not
 * sign the user in again.
 */
export default function ContainerSignInAtOnce(props: LoginProps) {
  const { knownUser } = props;
  const { tab } = usePluginServices().page;
  const lead = useEffectEvent(() => {
    if (knownUser !== '' && mayLead(tab)) props.reload();
  });
  useEffect(() => lead(), []);
  return <ContainerSignIn {...props} />;
}

function mayLead(tab: Storage): boolean {
  try {
    const last = Number(tab.getItem(KEY) ?? 0);
    tab.setItem(KEY, String(Date.now()));
    return Date.now() - last > PATIENCE;
  } catch {
    // Without storage, a redirect loop could not be detected.
    return false;
  }
}
