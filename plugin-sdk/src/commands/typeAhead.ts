import { typeAhead as take } from '@taskweave/widgets/typeAhead';

/** For the shell, which knows the widgets by the SDK alone. */
export const typeAhead = take;
