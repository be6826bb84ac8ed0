import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';

/** Sample form with two steps and one condition. */
export const formSample: FormDefinition = {
  title: 'Erzählen Sie uns von Ihrem Hof',
  steps: [
    {
      title: 'Der Hof',
      fields: [
        { name: 'name', kind: 'text', label: 'Ihr Name', required: true, maxLength: 100 },
        {
          name: 'tiere',
          kind: 'radio',
          label: 'Halten Sie Tiere?',
          required: true,
          maxLength: 300,
          options: ['ja', 'nein'],
        },
        {
          name: 'art',
          kind: 'text',
          label: 'Welche Tiere?',
          required: true,
          maxLength: 100,
          showIf: { field: 'tiere', is: 'ja' },
        },
      ],
    },
    {
      fields: [
        {
          name: 'geschichte',
          kind: 'textarea',
          label: 'Ihre Geschichte',
          required: false,
          maxLength: 5000,
        },
        {
          name: 'ok',
          kind: 'consent',
          label: 'Sie dürfen das drucken.',
          required: true,
          maxLength: 300,
        },
      ],
    },
  ],
  submitLabel: 'Abschicken',
  successTitle: 'Danke, das ist angekommen',
  successText: 'Wir melden uns.',
};
