import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import { PluginBoundary } from '../plugins/host/PluginBoundary';
import { useSettled } from '../runtime/useSettled';

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface LazyPartProps<Props extends object> {
  readonly load: Loader<Props>;
  readonly props: Props;
  readonly name: string;
}

export function LazyPart<Props extends object>({ load, props, name }: LazyPartProps<Props>): ReactNode {
  const { t } = useShellText();
  const [tried, setTried] = useState(() => ({ attempt: 0, code: load() }));
  return (
    <PluginBoundary
      resetKey={String(tried.attempt)}
      fallback={() => (
        <ErrorCard
          title={t('plugin.failed', { name })}
          detail={t('plugin.failed.detail')}
          retry={{
            label: t('common.tryAgain'),
            onRetry: () => setTried({ attempt: tried.attempt + 1, code: load() }),
          }}
        />
      )}
    >
      <Loaded key={tried.attempt} code={tried.code} props={props} name={name} />
    </PluginBoundary>
  );
}

interface LoadedProps<Props extends object> {
  readonly code: ReturnType<Loader<Props>>;
  readonly props: Props;
  readonly name: string;
}

function Loaded<Props extends object>({ code, props, name }: LoadedProps<Props>): ReactNode {
  const { t } = useShellText();
  const settled = useSettled(code);
  if (settled.status === 'pending') {
    return <Skeleton shape="lines" count={6} label={t('loading', { name })} />;
  }
  if (settled.status === 'broken') throw settled.error;
  const { default: Component } = settled.value;
  return <Component {...props} />;
}
