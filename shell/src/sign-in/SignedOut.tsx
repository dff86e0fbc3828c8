import { QueryClientProvider } from '@tanstack/react-query';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { PluginHostContext } from '@taskweave/plugin-sdk/host';
import { Button } from '@taskweave/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams, useRoutes } from 'react-router-dom';
import type { Services } from '../boot/Services';
import { CardPage, type CardPageProps } from '../header/CardPage';
import styles from '../header/CardPage.module.css';
import { BelowSignIn, type BelowSignInProps } from '../welcome/BelowSignIn';
import { Goodbye } from '../welcome/Goodbye';
import { SIGN_IN_TEXTS } from '../welcome/signInTexts';
import LoginPoint, { type LoginPointProps } from './LoginPoint';
import { useNobodysHosts } from './useNobodysHosts';

export interface SignedOutProps {
  readonly services: SignInPageProps['services'] & Pick<Services, 'navigation' | 'queryClient'>;
  readonly hasJustLeft: boolean;
}

export default function SignedOut({ services, hasJustLeft }: SignedOutProps): ReactNode {
  const hosts = useNobodysHosts(services);
  return (
    <PluginHostContext value={hosts.shell}>
      <QueryClientProvider client={services.queryClient}>
        <OpenRoutes services={services} hasJustLeft={hasJustLeft} />
      </QueryClientProvider>
    </PluginHostContext>
  );
}

function OpenRoutes({ services, hasJustLeft }: SignedOutProps): ReactNode {
  const items = usePointItems('tasklist.route').filter(({ meta }) => meta.authentication === 'optional');
  const pages = items.flatMap((item) =>
    ['', `/${item.pluginId}`].map((place) => ({
      path: `${place}${String(item.meta.path)}`,
      caseSensitive: true,
      element: <CardOf key={item.key} services={services} item={item} />,
    })),
  );
  return useRoutes([
    ...pages,
    { path: '*', element: <SignInPage services={services} hasJustLeft={hasJustLeft} /> },
  ]);
}

interface CardOfProps {
  readonly services: CardPageProps['services'] & Pick<Services, 'navigation'>;
  readonly item: PointItem<'tasklist.route'>;
}

function CardOf({ services, item }: CardOfProps): ReactNode {
  const { t } = useTexts(SIGN_IN_TEXTS);
  const { '*': _rest, ...params } = useParams();
  const { label, pluginId } = item;
  const title = label || pluginId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = `${title} – ${services.app.vendor}`;
  }, [services.app, title]);
  return (
    <CardPage services={services} authorized={null}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {item.render({ params: params as Readonly<Record<string, string>> })}
      <Button icon="back" size="sm" href={services.navigation.inboxHref({})}>
        {t('common.signIn')}
      </Button>
    </CardPage>
  );
}

interface SignInPageProps {
  readonly services: CardPageProps['services'] & LoginPointProps['services'] & BelowSignInProps['services'];
  readonly hasJustLeft: boolean;
}

function SignInPage({ services, hasJustLeft }: SignInPageProps) {
  const { t } = useTexts(SIGN_IN_TEXTS);

  useEffect(() => {
    document.title = `${t('common.signIn')} – ${services.app.vendor}`;
  }, [t, services.app]);

  return (
    <CardPage services={services} authorized={null}>
      <h1 className={styles.title}>{t('common.signIn')}</h1>
      {hasJustLeft && <Goodbye />}
      <LoginPoint services={services} knownUser="" />
      <BelowSignIn services={services} />
    </CardPage>
  );
}
