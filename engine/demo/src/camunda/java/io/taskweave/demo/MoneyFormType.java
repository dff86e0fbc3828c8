package io.taskweave.demo;

import org.camunda.bpm.engine.impl.form.type.SimpleFormFieldType;
import org.camunda.bpm.engine.variable.Variables;
import org.camunda.bpm.engine.variable.value.TypedValue;

/** A form type of our own, kept as text: front ends have to cope with types that they do not know. */
public class MoneyFormType extends SimpleFormFieldType {

    @Override
    public String getName() {
        return "money";
    }

    @Override
    protected TypedValue convertValue(TypedValue value) {
        return Variables.stringValue(value.getValue() == null ? null : value.getValue().toString());
    }

    @Override
    public Object convertFormValueToModelValue(Object value) {
        return value;
    }

    @Override
    public String convertModelValueToFormValue(Object value) {
        return value == null ? null : value.toString();
    }
}
