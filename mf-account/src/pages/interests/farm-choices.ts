export const FARM_TYPE_CHOICES = [
  { value: 'main-income', label: 'Haupterwerb' },
  { value: 'side-income', label: 'Nebenerwerb' },
  { value: 'hobby', label: 'Hobby und Selbstversorgung' },
  { value: 'no-farm', label: 'Kein Betrieb' },
];

export const FARM_SIZE_CHOICES = [
  { value: 'up-to-20', label: 'bis 20 ha' },
  { value: '20-50', label: '20 bis 50 ha' },
  { value: '50-100', label: '50 bis 100 ha' },
  { value: '100-200', label: '100 bis 200 ha' },
  { value: 'over-200', label: 'über 200 ha' },
];
