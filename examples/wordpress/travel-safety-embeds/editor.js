/**
 * The blocks in the editor: each shows its tag and has a control for each of its attributes, in the author's language.
 * The attributes come from blocks/<tag>/block.json, which WordPress has already read; the texts from words/<language>.json.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 */
/* global wp, travelSafetyBlocks */
(({ blocks, blockEditor, components, element }) => {
  const el = element.createElement;
  const { names, settings, words } = travelSafetyBlocks;

  /** True for attributes that all our blocks have: how a tag looks and loads, not what it is about. */
  const isShared = (name) => names.every((each) => name in (blocks.getBlockType(each)?.attributes ?? { [name]: true }));

  const { compare } = new Intl.Collator(words.language);
  const countries = Object.entries(words.countries)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compare(one.label, other.label));

  /** The name and help text of an attribute, specific to its family of tags if there is such a text. */
  const saidOf = (name, tag) => words.attributes[`${tag.split('-')[0]}-${name}`] ?? words.attributes[name] ?? [name, ''];

  /** A control for an attribute that takes several of some words, each shown with its label. The attribute separates them by spaces. */
  const several = (choices, { label, help, value = '', onChange }) => {
    const labelOf = (word) => choices.find((choice) => choice.value.toLowerCase() === word.toLowerCase())?.label ?? word;
    const wordOf = (said) => choices.find(({ label: known, value: word }) => [known, word].includes(said))?.value ?? said;
    return el(components.FormTokenField, {
      key: label,
      label,
      help,
      value: value
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(labelOf),
      suggestions: choices.map((choice) => choice.label),
      onChange: (said) => onChange(said.map(wordOf).join(' ')),
    });
  };

  const choicesOf = (name) => Object.entries(words.values[name] ?? {}).map(([value, label]) => ({ value, label }));

  /** A control for one attribute: a list of countries, a list of choices including the default, a switch, or a text field. */
  function control(name, tag, { type, enum: choices }, value, onChange) {
    const [label, help] = saidOf(name, tag);
    const common = { key: name, label, help, onChange };
    if (type === 'boolean') return el(components.ToggleControl, { ...common, checked: Boolean(value) });
    if (name === 'country') {
      const set = (code) => onChange(code ?? '');
      return el(components.ComboboxControl, { ...common, value: value || null, options: countries, placeholder: words.search, onChange: set });
    }
    if (name === 'countries' || name === 'highlight') return several(countries, { ...common, value });
    if (name === 'sections' || name === 'category') return several(choicesOf(name), { ...common, value });
    const given = choices ?? (name === 'region' ? choicesOf(name).map((choice) => choice.value) : undefined);
    if (!given) return el(components.TextControl, { ...common, value: value ?? '' });
    const standard = words.defaults[name] ?? '';
    const labelOf = (choice) => words.values[name]?.[choice] ?? choice;
    const options = given.filter((choice) => choice !== '' && choice !== standard).map((choice) => ({ value: choice, label: labelOf(choice) }));
    const unset = { value: '', label: words.default.replace('{value}', labelOf(standard)) };
    return el(components.SelectControl, { ...common, value: value === standard ? '' : (value ?? ''), options: [unset, ...options] });
  }

  /** The attributes that the editor has set. Empty fields count as unset. */
  const said = (attributes, described) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => described.includes(name) && value !== '' && value !== false && value !== undefined),
    );

  const notice = (status, text) => el(components.Notice, { status, isDismissible: false }, text);

  function Edit({ name, attributes, setAttributes }) {
    const types = blocks.getBlockType(name).attributes;
    const described = Object.keys(types).filter((attribute) => types[attribute].description);
    const tag = name.replace(/^.*\//, '');
    const panel = (title, initialOpen, chosen) =>
      el(
        components.PanelBody,
        { key: title, title, initialOpen },
        chosen.map((attribute) => control(attribute, tag, types[attribute], attributes[attribute], (value) => setAttributes({ [attribute]: value }))),
      );
    const own = described.filter((attribute) => !isShared(attribute));
    const panels = [...(own.length ? [panel(words.own, true, own)] : []), panel(words.shared, own.length === 0, described.filter(isShared))];
    const given = said(attributes, described);
    const isEmpty = (tag === 'country-risk' && !given.country) || (tag === 'country-compare' && !given.countries);
    const preview = settings
      ? notice('warning', settings)
      : isEmpty
        ? notice('info', words.begin)
        : // Clicking selects the block; nothing inside it reacts.
          el(components.Disabled, null, el(tag, given));
    return el(element.Fragment, null, el(blockEditor.InspectorControls, null, panels), el('div', blockEditor.useBlockProps(), preview));
  }

  for (const name of names) blocks.registerBlockType(name, { edit: Edit, save: () => null });
})(wp);
