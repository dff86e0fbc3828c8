import type { IconName, Navigation, PointItem, RouteParam } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useState, useSyncExternalStore } from 'react';

export interface NavbarActionProps {
  readonly item: PointItem<'tasklist.navbar.action'>;
  readonly navigation: Navigation;
}

/**
 * One action of the header. With a label the shell draws the button from the manifest alone and loads the code
 * when it is pressed, or when the address holds the action's parameter; without one the plugin draws in place.
 */
export function NavbarAction({ item, navigation }: NavbarActionProps) {
  const param = typeof item.meta.param === 'string' ? (item.meta.param as RouteParam) : null;
  const [isPressed, setIsPressed] = useState(false);
  const isLinked = useSyncExternalStore(
    navigation.subscribe,
    () => param !== null && navigation.params[param] !== undefined,
  );

  if (item.label === '') return item.render({ close: () => undefined });

  function open(): void {
    if (param === null) setIsPressed(true);
    else navigation.go({ [param]: 'true' });
  }

  function close(): void {
    setIsPressed(false);
    if (param !== null) navigation.go({ [param]: null });
  }

  return (
    <>
      <Button
        variant={item.meta.primary === true ? 'secondary' : 'quiet'}
        {...(typeof item.meta.icon === 'string' ? { icon: item.meta.icon as IconName } : {})}
        onClick={open}
        onPointerEnter={item.prefetch}
        onFocus={item.prefetch}
      >
        {item.label}
      </Button>
      {(isPressed || isLinked) && item.render({ close })}
    </>
  );
}
