export type { EngineClient } from '@taskweave/engine-client/EngineClient';
export type { PermissionCheck } from '@taskweave/engine-client/resources/permission';
export type { FormVariables, Task, VariableValue } from '@taskweave/engine-client/Task';
export type {
  ConfigOf,
  ConfigSchema,
  FlagSchema,
  ListSchema,
  NumberSchema,
  ObjectSchema,
  TextSchema,
} from '@taskweave/plugin-files/config/ConfigSchema';
export { defineConfig } from '@taskweave/plugin-files/config/ConfigSchema';
export type { Condition } from '@taskweave/plugin-files/manifest/Condition';
export type { ManifestContribution, PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
export type {
  Command,
  CommandGroup,
  CommandRegistration,
  Commands,
  ShortcutName,
} from './commands/Command';
export type { CommandMeta, CommandProps, Suggestion, Suggestions } from './commands/CommandMeta';
export {
  useCommand,
  useCommandHint,
  useCommandList,
  useCommands,
  useHasCommand,
} from './commands/useCommand';
export type {
  AnyContribution,
  Contribution,
  Lazy,
  Mount,
  MountHandle,
} from './contribute';
export { contribute } from './contribute';
export type {
  Activation,
  Catalogue,
  Disposer,
  PluginContext,
  PluginDefinition,
} from './definePlugin';
export { definePlugin } from './definePlugin';
export type {
  FormDescription,
  FormDraft,
  FormEngineProps,
  FormHandle,
  FormIntent,
  FormOutcome,
  FormRejection,
  FormResult,
  FormSnapshot,
  FormState,
  FormSubject,
  FormSubmission,
  FormType,
  FormViewProps,
  SnapshotOccasion,
} from './forms';
export {
  useDialogs,
  useEngineClient,
  useHref,
  useNavigation,
  useNotifications,
  usePermission,
  usePluginConfig,
  usePluginServices,
  usePointItems,
  usePortalHost,
  useRouteParam,
  useSessionStatus,
  useTaskEventListener,
  useTaskEvents,
  useTranslation,
  useUser,
} from './hooks';
export type { PluginHost, PointItem, PointScope } from './host';
export { PluginHostContext } from './host';
export type {
  BulkActionMeta,
  BulkActionProps,
  BulkOperation,
  ListCellNames,
  ListCellProps,
  ListColumnMeta,
} from './list';
export type { LoginAttempt, LoginDataProps, LoginProps } from './login';
export type { Navigation, RouteChange, RouteParam, RouteParams, RoutePath } from './navigation';
export { PluginPoint } from './PluginPoint';
export type {
  ActionMeta,
  ActionProps,
  ColumnMeta,
  ColumnProps,
  IconName,
  Label,
  MetaOf,
  PluginPoints,
  PointContract,
  PointId,
  PropsOf,
  TaskScope,
} from './points';
export type {
  ConfirmRequest,
  Dialogs,
  Language,
  NotificationKind,
  NotificationLink,
  NotificationRequest,
  Notifications,
  Permissions,
  PluginServices,
  PluginStorage,
  Session,
  SessionStatus,
  TaskEvent,
  TaskEvents,
  User,
} from './services';
export type { ColorScheme, ThemeToken } from './theme';
export { readColorScheme, subscribeColorScheme, token, useColorScheme } from './theme';
