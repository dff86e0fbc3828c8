import { type LoginProps, usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';
import ContainerSignIn from './ContainerSignIn';

const KEY = 'taskweave.container-sign-in';
/** A page that returns without a session sooner than this is in a redirect loop. */
const PATIENCE = 30_000;

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
    // Without storage, nothing detects a redirect loop.
    return false;
  }
}
