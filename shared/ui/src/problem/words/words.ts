import { explain } from './explain';
import { Facts } from './Facts';
import { isGone } from './isGone';
import { title } from './title';

export const words = { explain, title, isGone, Facts };
