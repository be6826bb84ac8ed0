import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import type { ComponentType } from 'react';

import { Heading } from '#type/Heading.tsx';

import type { MissingCodeData } from './missing-code-data.ts';
import { MissingCode } from './MissingCode.tsx';

/** Creates the view of a page whose loader `createCodeLoader` created. */
export function createCodePage<Data extends object>(View: ComponentType<RouteViewProps<Data>>) {
  return function CodePage({ data, ...props }: RouteViewProps<Data | MissingCodeData>) {
    if (!('nameWithoutCode' in data)) return <View {...props} data={data} />;
    return (
      <>
        <Heading level={1} size={4}>
          {data.nameWithoutCode}
        </Heading>
        <MissingCode />
      </>
    );
  };
}
