export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}
