import { readFileSync } from 'node:fs';
import { writtenOut } from './attribute-words.mjs';

/**
 * The published form of the analyzer's manifest: the seven tags with their public names and declared types, in the package's files that register them.
 * Internals are left out.
 */

/** `src/elements/country-risk.ts` declares `CountryRiskElement`; no base class is named after its file. */
const pascal = (words) => words.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const fileOf = (path) => /^src\/elements\/([\w-]+)\.ts$/.exec(path)?.[1];
const isTag = ({ path, declarations = [] }) => declarations.some(({ name }) => name === `${pascal(fileOf(path) ?? '')}Element`);

/** The base class and its type argument, the type of the data, as in `EmbedElement<Feed>`. */
function parentOf(node) {
  const [parent] = node.heritageClauses?.[0]?.types ?? [];
  return parent && { base: parent.expression.getText(), data: parent.typeArguments?.[0]?.getText() };
}

/** Removes the empty string, which means a missing attribute. */
const written = (type = 'string') => writtenOut(type).replace("'' | ", '');

/** The six states of `src/model/failure.ts`. */
const STATES = /export type State = ([^;]+);/.exec(readFileSync(new URL('../src/model/failure.ts', import.meta.url), 'utf8'))[1];

/** A member is public if it has a description and is not private, protected or static. */
const isPublic = ({ privacy = 'public', description, name, static: isStatic }) =>
  privacy === 'public' && !isStatic && Boolean(description) && !name?.startsWith('#');

/** The analyzer also lists Lit's internal state as attributes. */
const isAttribute = ({ fieldName }, members) => members.some((member) => member.name === fieldName && isPublic(member));

const withoutPrivacy = ({ privacy: _privacy, ...rest }) => rest;

const inherited = ({ inheritedFrom, ...rest }) => (inheritedFrom ? { ...rest, inheritedFrom: { name: inheritedFrom.name } } : rest);

export function packageManifest() {
  const parents = new Map();

  /** The data type of a class, or that of the class it extends. */
  function dataOf(name) {
    const { base, data } = parents.get(name) ?? {};
    return data ?? (base ? dataOf(base) : 'unknown');
  }

  const eventType = (event, element) => ({ text: event === 'risk-load' ? `RiskLoadEvent<${dataOf(element)}>` : `${pascal(event)}Event` });

  function publicTag(declaration, tagName) {
    const { attributes = [], members = [], events = [], cssParts, cssProperties, slots, name, description } = declaration;
    return {
      kind: 'class',
      customElement: true,
      tagName,
      name,
      description,
      superclass: { name: 'LitElement', package: 'lit' },
      attributes: attributes
        .filter((attribute) => isAttribute(attribute, members))
        .map(({ fieldName, type, ...rest }) => ({
          ...inherited(rest),
          type: { text: written(type?.text) },
          ...(fieldName && { fieldName }),
        })),
      members: members
        .filter(isPublic)
        .map(withoutPrivacy)
        .map(inherited)
        .map((member) => (member.type ? { ...member, type: { text: writtenOut(member.type.text) } } : member))
        .map((member) => (member.name === 'state' ? { ...member, type: { text: STATES }, attribute: 'state', reflects: true } : member)),
      events: events.filter(({ name: event }) => event?.includes('-')).map((event) => ({ ...inherited(event), type: eventType(event.name, name) })),
      // Inherited slots first.
      slots: slots?.toSorted((one, other) => Number(!one.inheritedFrom) - Number(!other.inheritedFrom)).map(inherited),
      // `(none)` marks an inherited part that the tag lacks.
      cssParts: cssParts?.filter((part) => part.description !== '(none)').map(inherited),
      cssProperties: cssProperties?.map(inherited),
    };
  }

  function tagModule({ path, declarations }) {
    const tag = fileOf(path);
    const name = `${pascal(tag)}Element`;
    const file = `dist/elements/${tag}.js`;
    const declaration = { name, module: file };
    return {
      kind: 'javascript-module',
      path: file,
      declarations: [
        publicTag(
          declarations.find((one) => one.name === name),
          tag,
        ),
      ],
      exports: [
        { kind: 'js', name, declaration },
        { kind: 'custom-element-definition', name: tag, declaration },
      ],
    };
  }

  return {
    name: 'manifest-of-the-package',
    analyzePhase({ node, ts }) {
      if (ts.isClassDeclaration(node) && node.name) parents.set(node.name.getText(), parentOf(node));
    },
    packageLinkPhase({ customElementsManifest }) {
      customElementsManifest.modules = customElementsManifest.modules.filter(isTag).map(tagModule);
    },
  };
}
