export type TakeBack = () => void | Promise<void>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Change = (control: Control) => Promise<TakeBack | null | undefined>;
