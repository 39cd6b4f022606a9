/** What a button at the bottom of a board does now. */
export interface Deed {
  label: string;
  run: () => void;
  disabled?: boolean;
  busy?: boolean;
  /** The ask that it answers. */
  ask?: string;
  /** What tests know it by; `confirm` unless it says otherwise. */
  id?: string;
}
