/** Gives a control what it had before. */
export type TakeBack = () => void | Promise<void>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Changes a control on the page; null where nothing could take it back, undefined where the control is of another kind. */
export type Change = (control: Control) => Promise<TakeBack | null | undefined>;
